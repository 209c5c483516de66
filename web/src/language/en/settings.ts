// The panel of choices.

export const settings = {
  title: 'Appearance and sound',
  theme: 'Page',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  palette: 'Board',
  palettes: { sage: 'Sage', wood: 'Wood', slate: 'Slate', safe: 'Colour-blind safe' },
  contrast: 'Stronger contrast',
  coordinates: 'Coordinates beside the board',
  motion: 'Pieces glide to their cells',
  sound: 'Sounds',
};
