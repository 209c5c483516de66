import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Aussehen und Klang',
  theme: 'Seite',
  themes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  palette: 'Brett',
  palettes: { sage: 'Salbei', wood: 'Holz', slate: 'Schiefer', safe: 'Für Farbenblinde' },
  contrast: 'Stärkerer Kontrast',
  coordinates: 'Koordinaten am Brett',
  motion: 'Figuren gleiten auf ihre Felder',
  sound: 'Töne',
};
