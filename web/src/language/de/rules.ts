import type { rules as english } from '../en/rules';
import { plural } from '../format';

export const rules: typeof english = {
  title: (name) => `Regeln von ${name} · Variorum`,
  plainTitle: 'Regeln · Variorum',
  fetching: 'Die Regeln werden geholt …',
  missing: 'Hier sind keine Regeln',
  contents: 'Auf dieser Seite',
  pieces: 'Die Figuren und ihre Zeichen',
  neutrals: 'Figuren keiner Seite',
  rulings: 'Entscheidungen',
  rulingsLead: 'Was gilt, wo der Text des Erfinders schweigt oder sich widerspricht.',
  royal: 'königlich',
  size: (size, pieces, neutral) => {
    const count = plural(pieces, { one: '# Figur', other: '# Figuren' });
    return neutral > 0 ? `${size} · ${count} und ${neutral} neutrale` : `${size} · ${count}`;
  },
  playThis: 'Dieses Spiel spielen',
  start: 'Grundstellung',
  rings:
    'Doppelte Linien trennen die Ringe: Ein Schritt darüber führt auf eine Linie eines anderen Rings. ' +
    'Kurze Doppellinien unter einer Linie bedeuten dasselbe für den Schritt zur nächsten Ebene.',
  regions:
    'Dünne Linien sind Grenzen, die manche Figuren nicht überschreiten dürfen: Welche, steht bei den Figuren.',
};
