// Icons of the table's tools: lines on a field of 24.
const PATHS = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5.5 5.5 0 0 1 0 11h-2',
  draw: 'M6 6l3.5 3.5M18 18l-3.5-3.5M5 12h6M13 12h6M18 6 6 18',
  flip: 'M8 20V4M4.5 7.5 8 4l3.5 3.5M16 4v16M12.5 16.5 16 20l3.5-3.5',
  hint: 'M9 18h6M10 21h4M8.5 15.5A6.5 6.5 0 1 1 15.5 15.5L15 18H9z',
  exact: 'M4 12l5 5L20 6M4 20h16',
  threats: 'M12 3.5 21 19.5H3zM12 10v4.5M12 17h.01',
  game: 'M5 4.5h6.5A2.5 2.5 0 0 1 14 7v13a2.5 2.5 0 0 0-2.5-2H5zM14 7a2.5 2.5 0 0 1 2.5-2.5H20V18h-3.5A2.5 2.5 0 0 0 14 20',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  analysis: 'M4 19h16M6 15l4-5 3.5 3L19 6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class={`bar-icon icon-${name}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
