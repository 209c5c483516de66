// How to read the diagrams of moves.
import type { DiagramMark, MoveDiagram } from '../api/types';
import { t } from '../language';
import { PiecePicture } from '../pieces/PieceView';

type At = DiagramMark['at'];
type Way = Partial<Omit<DiagramMark, 'at'>>;

/** Marks with the same properties. */
const marks = (way: Way, ...at: At[]): DiagramMark[] =>
  at.map((at) => ({
    travel: 'leap',
    limit: null,
    moves: true,
    captures: true,
    placed: false,
    elsewhere: false,
    swaps: false,
    ...way,
    at,
  }));

const flat = (...marks: DiagramMark[][]): MoveDiagram => ({
  frame: 'flat',
  marks: marks.flat(),
  royal: false,
});

const STRAIGHT: At[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
];
const KNIGHT: At[] = [-2, -1, 1, 2].flatMap((files) =>
  [-1, 1].map((way): At => [files, 0, way * (3 - Math.abs(files))]),
);
const CORNERS: At[] = [-2, 2].flatMap((files) => [-2, 2].map((ranks): At => [files, 0, ranks]));

/** Half as far away. */
const half = ([files, levels, ranks]: At): At => [files / 2, levels / 2, ranks / 2];

const SAMPLES: readonly {
  key: 'slide' | 'leap' | 'move' | 'take' | 'lame' | 'hop' | 'elsewhere' | 'swap' | 'twice' | 'space';
  diagram: MoveDiagram;
}[] = [
  { key: 'slide', diagram: flat(marks({ travel: 'slide' }, ...STRAIGHT)) },
  { key: 'leap', diagram: flat(marks({}, ...KNIGHT)) },
  {
    key: 'move',
    diagram: flat(
      marks({ captures: false }, [0, 0, 1]),
      marks({ travel: 'slide', captures: false }, [1, 0, 0], [-1, 0, 0]),
    ),
  },
  { key: 'take', diagram: flat(marks({ moves: false }, [1, 0, 1], [-1, 0, 1])) },
  { key: 'lame', diagram: flat(marks({ travel: 'lame' }, ...CORNERS)) },
  { key: 'hop', diagram: flat(marks({ travel: 'hop', moves: false }, ...STRAIGHT)) },
  { key: 'elsewhere', diagram: flat(marks({ moves: false, elsewhere: true }, ...STRAIGHT)) },
  { key: 'swap', diagram: flat(marks({ travel: 'slide', captures: false, swaps: true }, ...STRAIGHT)) },
  {
    key: 'twice',
    diagram: flat(marks({}, ...STRAIGHT), marks({ travel: 'twice' }, ...CORNERS.map(half))),
  },
  {
    key: 'space',
    diagram: {
      frame: 'levels',
      marks: [...marks({ travel: 'slide' }, ...STRAIGHT), ...marks({}, [0, 1, 0], [0, -1, 0])],
      royal: false,
    },
  },
];

export function Legend({ inSpace }: { inSpace: boolean }) {
  return (
    <details class="legend">
      <summary>{t('learn-legend')}</summary>
      <ul>
        {SAMPLES.filter(({ key }) => key !== 'space' || inSpace).map(({ key, diagram }) => (
          <li key={key}>
            <PiecePicture
              token="A"
              side="w"
              signs="glyphs"
              size={44}
              sign={{ icon: '', mark: '', band: '', diagram }}
            />
            <span>{t(`learn-legends-${key}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
