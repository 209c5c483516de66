// Ways over the board in space: arrows that are seen through everything, with light round them.
import { CatmullRomCurve3, ConeGeometry, Group, Mesh, MeshBasicMaterial, TubeGeometry, Vector3 } from 'three';
import type { Place } from '../geometry';
import type { BoardShape, Route } from '../model';
import { stretchesOf } from '../ways';
import { type Colours, type Rgb, spotColours } from './colours';

/** Above the pieces of all levels: an arrow that hides behind a piece says nothing. */
const ORDER = 850;
/** How thick, in cells. */
const THICK = 0.055;
/** How far the light reaches beyond the arrow, in cells. */
const LIGHT = 0.035;
const HEAD = { radius: 0.19, long: 0.42 };

function paint(colour: Rgb, opacity: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ transparent: true, opacity, depthTest: false });
  material.color.setRGB(...colour);
  return material;
}

/** A line through points; `more` makes it thicker all round. */
function line(points: readonly Vector3[], material: MeshBasicMaterial, more: number, order: number): Mesh {
  const curve = new CatmullRomCurve3([...points], false, 'catmullrom', 0.02);
  const tube = new Mesh(new TubeGeometry(curve, Math.max(2, points.length * 6), THICK + more, 8), material);
  tube.renderOrder = order;
  return tube;
}

/** One arrow, of which all but the last line end at joined edges. */
function arrow(
  lines: readonly (readonly Vector3[])[],
  material: MeshBasicMaterial,
  more: number,
  order: number,
): Mesh[] {
  const points = lines.at(-1) ?? [];
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!last || !before) return [];
  const towards = last.clone().sub(before).normalize();
  const tip = last.clone().addScaledVector(towards, -0.3);
  const whole = [...lines.slice(0, -1), [...points.slice(0, -1), tip]];
  const head = new Mesh(new ConeGeometry(HEAD.radius + 1.6 * more, HEAD.long + 3 * more, 16), material);
  head.position.copy(tip).addScaledVector(towards, 0.1);
  head.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), towards);
  head.renderOrder = order;
  return [...whole.map((points) => line(points, material, more, order)), head];
}

/** The arrows of a board in space. */
export class Arrows {
  readonly group = new Group();

  constructor() {
    this.group.renderOrder = ORDER;
  }

  /** Removes all arrows and frees their memory. */
  clear(): void {
    for (const child of [...this.group.children]) {
      this.group.remove(child);
      if (child instanceof Mesh) {
        child.geometry.dispose();
        (child.material as MeshBasicMaterial).dispose();
      }
    }
  }

  /** Draws these ways in place of those before; the first lie above the others. */
  draw(shape: BoardShape, routes: readonly Route[], colours: Colours, at: (place: Place) => Vector3): void {
    this.clear();
    const { way, target, best, other } = colours;
    const pens = spotColours(colours);
    const paints = {
      last: way,
      plan: target,
      best,
      other,
      drawn: pens.a,
      threat: colours.capture,
      hint: target,
      told: way,
    };
    routes.forEach((route, index) => {
      const lift = new Vector3(0, 0.12, 0);
      const lines = stretchesOf(shape, route).map((places) => places.map((place) => at(place).add(lift)));
      const order = ORDER + 2 * (routes.length - index);
      const strong = route.kind === 'last' ? 0.7 : 0.95;
      this.group.add(
        ...arrow(lines, paint(colours.halo, strong * 0.75), LIGHT, order),
        ...arrow(lines, paint(route.mark ? pens[route.mark] : paints[route.kind], strong), 0, order + 1),
      );
    });
  }
}
