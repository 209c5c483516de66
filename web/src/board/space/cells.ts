// The cells of the board in space: one translucent plane a level, painted cell by cell.
import {
  type BufferGeometry,
  InstancedBufferAttribute,
  type InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type Vector2,
  Vector3,
} from 'three';
import { isDark, levelCount, nameOf, type Place, placeOf } from '../geometry';
import type { BoardShape, Marks } from '../model';
import { type Colours, mix, type Rgb, ringTint, spotColours } from './colours';
import { blending, instanced } from './pictures';
import { heightOf, pointOf, SPACING, strengthOf } from './place';
import { CELL_FRAGMENT, CELL_VERTEX } from './shaders';

/** Numbers an instance takes in the buffers of a level's cells. */
const WIDTHS = { offset: 3, paint: 4, mark: 4, frame: 4, edges: 4 } as const;

type CellBuffers = Record<keyof typeof WIDTHS, InstancedBufferAttribute>;

interface Plane {
  mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  buffers: CellBuffers;
}

/** What cells show. */
export interface CellLook {
  marks: Marks;
  /** Cells where pieces stand. */
  occupied: ReadonlySet<string>;
  hover: string | null;
  cursor: string | null;
  /** The level looked at; null: all of them. */
  focus: number | null;
}

export class Cells {
  readonly #shape: BoardShape;
  readonly #base: BufferGeometry;
  readonly #material: ShaderMaterial;
  readonly #planes: Plane[] = [];

  /** `depths`: where the fog begins and ends. */
  constructor(shape: BoardShape, depths: Vector2) {
    this.#shape = shape;
    this.#base = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    this.#material = new ShaderMaterial({
      ...blending,
      vertexShader: CELL_VERTEX,
      fragmentShader: CELL_FRAGMENT,
      uniforms: {
        page: { value: new Vector3() },
        depths: { value: depths },
        ringMark: { value: new Vector3() },
        border: { value: new Vector3() },
      },
      side: 2,
    });
    for (let level = 0; level < levelCount(shape); level += 1) {
      const plane = this.#plane(level);
      plane.mesh.position.y = heightOf(shape, level, SPACING);
      this.#planes.push(plane);
    }
  }

  /** The levels, from the top. */
  get meshes(): Mesh[] {
    return this.#planes.map(({ mesh }) => mesh);
  }

  /** Applies the colours of the page. */
  wear(colours: Colours): void {
    const set = (name: string, [r, g, b]: Rgb) =>
      (this.#material.uniforms[name]?.value as Vector3 | undefined)?.set(r, g, b);
    set('page', colours.page);
    set('ringMark', colours.ringMark);
    set('border', colours.edge);
  }

  /** Colours the cells: light or dark, ring, and marks. */
  paint({ marks, occupied, hover, cursor, focus }: CellLook, colours: Colours): void {
    const strong = new Map<string, [Rgb, number]>();
    const tint = (cell: string, colour: Rgb, part: number) => strong.set(cell, [colour, part]);
    for (const cell of marks.last) tint(cell, colours.last, 0.6);
    for (const cell of marks.part) tint(cell, colours.first, 0.45);
    const spots = spotColours(colours);
    for (const [cell, kind] of marks.spots) tint(cell, spots[kind], 0.55);
    for (const cell of marks.ahead) tint(cell, colours.ahead, 0.5);
    if (marks.picked !== null) tint(marks.picked, colours.picked, 0.85);
    for (const cell of marks.checked) tint(cell, colours.check, 0.8);
    const over = hover === null ? null : placeOf(this.#shape, hover);
    this.#planes.forEach(({ mesh, buffers }, level) => {
      const strength = strengthOf(level, focus);
      mesh.visible = strength > 0;
      for (let rank = 0; rank < this.#shape.ranks; rank += 1)
        for (let file = 0; file < this.#shape.files; file += 1) {
          const place = { level, file, rank };
          const index = rank * this.#shape.files + file;
          const cell = nameOf(this.#shape, place);
          let colour = isDark(place) ? colours.dark : colours.light;
          const ring = this.#shape.rings?.get(cell);
          if (ring !== undefined) colour = ringTint(colours, colour, ring);
          let solid = marks.picked === null ? 0.5 : 0.36;
          const marked = strong.get(cell);
          if (marked) {
            colour = mix(colour, ...marked);
            solid = 0.92;
          }
          const target = marks.targets.get(cell);
          const taken = target === 'capture' || (target === 'move' && occupied.has(cell));
          const barred = target === undefined && marks.barred.has(cell);
          const kind = barred ? 4 : target === undefined ? 0 : target === 'partner' ? 3 : taken ? 2 : 1;
          if (kind > 0) solid = Math.max(solid, 0.85);
          const sign = [colours.target, colours.target, colours.capture, colours.partner, colours.barred][
            kind
          ];
          buffers.paint.setXYZW(index, ...colour, solid * strength);
          buffers.mark.setXYZW(index, ...(sign ?? colours.target), kind);
          const under = over?.file === file && over.rank === rank;
          const framed = marks.frameMovable && marks.movable.has(cell);
          const at = cell === cursor ? 1 : under ? (over.level === level ? 1 : 0.45) : framed ? 0.9 : 0;
          buffers.frame.setXYZW(index, ...(cell === cursor || under ? colours.accent : colours.picked), at);
        }
      buffers.paint.needsUpdate = true;
      buffers.mark.needsUpdate = true;
      buffers.frame.needsUpdate = true;
    });
  }

  dispose(): void {
    for (const { mesh } of this.#planes) mesh.geometry.dispose();
    this.#base.dispose();
    this.#material.dispose();
  }

  #plane(level: number): Plane {
    const { files, ranks } = this.#shape;
    const count = files * ranks;
    const geometry = instanced(this.#base);
    geometry.instanceCount = count;
    const buffer = (width: number) => new InstancedBufferAttribute(new Float32Array(count * width), width);
    const buffers: CellBuffers = {
      offset: buffer(WIDTHS.offset),
      paint: buffer(WIDTHS.paint),
      mark: buffer(WIDTHS.mark),
      frame: buffer(WIDTHS.frame),
      edges: buffer(WIDTHS.edges),
    };
    for (const [name, attribute] of Object.entries(buffers)) geometry.setAttribute(name, attribute);
    for (let rank = 0; rank < ranks; rank += 1)
      for (let file = 0; file < files; file += 1) {
        const place = { level, file, rank };
        const index = rank * files + file;
        const { x, z } = pointOf(this.#shape, place, 1);
        buffers.offset.setXYZ(index, x, 0, z);
        const side = (other: Place) => this.#edge(place, other);
        buffers.edges.setXYZW(
          index,
          side({ ...place, file: file + 1 }),
          side({ ...place, file: file - 1 }),
          side({ ...place, rank: rank - 1 }),
          side({ ...place, rank: rank + 1 }),
        );
      }
    const mesh = new Mesh(geometry, this.#material);
    mesh.frustumCulled = false;
    return { mesh, buffers };
  }

  /** What lies between two neighbours: 0 nothing, 1 a change of ring, 2 the end of the board, 3 the edge of a region that pieces keep to. */
  #edge(here: Place, other: Place): number {
    const { files, ranks, rings, regions } = this.#shape;
    if (other.file < 0 || other.file >= files || other.rank < 0 || other.rank >= ranks) return 2;
    const [one, two] = [nameOf(this.#shape, here), nameOf(this.#shape, other)];
    if (regions.some((region) => region.has(one) !== region.has(two))) return 3;
    return rings && rings.get(one) !== rings.get(two) ? 1 : 0;
  }
}
