import type { learn as english } from '../en/learn';
import { plural } from '../format';

export const learn: typeof english = {
  story: 'Die Geschichte',
  examples: 'Auf dem Brett gezeigt',
  examplesLead:
    'Hier lassen sich die Regeln, die anders sind als in anderen Spielen, Schritt für Schritt verfolgen. Ein Klick auf eine Figur zeigt, wohin sie ziehen kann.',
  rules: 'Die Regeln',
  begins: 'Die Stellung zu Beginn.',
  legal: 'Jetzt erlaubt:',
  illegal: 'Nicht erlaubt:',
  step: (at, of) => `${at} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  toStart: 'Zum Anfang',
  signs: 'Figuren gezeichnet als',
  styles: { figures: 'Figuren', glyphs: 'Zugbilder', letters: 'Buchstaben' },
  legend: 'So liest man die Zugbilder',
  legends: {
    slide: 'Eine Linie: Sie zieht beliebig weit über leere Felder.',
    leap: 'Ein Punkt: Sie geht oder springt dorthin.',
    move: 'Hohl oder gestrichelt: nur ohne zu schlagen.',
    take: 'Ein Kreuz: nur zum Schlagen.',
    lame: 'Eine dünne Linie: Die Felder auf dem Weg müssen leer sein.',
    hop: 'Ein Balken: Sie schlägt über genau eine Figur hinweg.',
    space:
      'Räumliche Bretter: in der Mitte dieselbe Ebene oder Reihe, rechts die darüber oder davor und die darunter oder dahinter.',
  },
  tryIt: 'Auf dem Brett ausprobieren',
  tryTitle: 'Eine Figur ausprobieren',
  tryLead:
    'Ein Klick auf ein Feld stellt die Figur dorthin. Mit einer anderen Auswahl stellt er ihr etwas in den Weg, ein weiterer Klick nimmt es wieder weg.',
  tryPiece: 'Figur',
  clickPuts: 'Ein Klick stellt',
  tools: { piece: 'die Figur', enemy: 'einen Gegner', friend: 'einen Freund' },
  asBlack: 'Als Schwarz',
  asWhite: 'Als Weiß',
  clear: 'Weg frei machen',
  goals: (moves, captures) => {
    const cells = plural(moves, { one: '# leeres Feld', other: '# leere Felder' });
    if (captures === 0) return `Sie kann auf ${cells} ziehen.`;
    return `Sie kann auf ${cells} ziehen und ${plural(captures, { one: '# Figur', other: '# Figuren' })} schlagen.`;
  },
  pieces: 'Alle Figuren',
  piecesShort: 'Figuren',
  piecesTitle: 'Alle Figuren · Variorum',
  piecesLead: 'Jede Figur jedes Spiels: wie sie aussieht, wie sie zieht und wo sie mitspielt.',
  fetching: 'Die Figuren werden geholt …',
  search: 'Figuren suchen',
  searchHint: 'Name, Buchstabe oder Worte des Zuges',
  kindOfMove: 'Sie …',
  traits: {
    slides: 'zieht weit',
    leaps: 'springt',
    steps: 'geht einen Schritt',
    hops: 'schlägt über eine Figur hinweg',
    crooked: 'zieht im Zickzack',
    hobbled: 'kann gehemmt werden',
    divided: 'schlägt anders, als sie zieht',
    forward: 'geht nur vorwärts',
    neutral: 'gehört niemandem',
  },
  found: (count) => plural(count, { one: '# Figur', other: '# Figuren' }),
  more: 'Mehr zeigen',
  card: {
    title: (name, cell) => `${name} auf ${cell}`,
    frozen: 'Sie ist erstarrt und kann jetzt nicht ziehen.',
    here: 'Hier',
    alone: 'Allein auf dem Brett',
    close: 'Schließen',
    hint: 'Punkte: Dorthin kann sie ziehen. Ringe: Dort kann sie schlagen.',
    bound: 'Rote Felder stünden ihr offen, doch ihr König wäre angegriffen.',
    led: 'Blaue Felder erreicht sie über ein Relais oder ein Tor.',
  },
};
