// The board in space, drawn with WebGL: translucent levels, pieces as pictures that face the eye. Draws only when something has changed.
import {
  BufferGeometry,
  CurvePath,
  Float32BufferAttribute,
  LinearSRGBColorSpace,
  LineCurve3,
  LineDashedMaterial,
  LineSegments,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Piece } from '../../api/types';
import type { Names } from '../../pieces/names';
import { fileLetter, levelCount, nameOf, type Place, placeOf } from '../geometry';
import type { BoardShape, Marks, Motion, Route } from '../model';
import { stretchesOf } from '../ways';
import { Arrows } from './arrows';
import { drawAtlas, pieceKey, tilesOf } from './atlas';
import { Cells } from './cells';
import { type Colours, readColours } from './colours';
import { Eye } from './eye';
import { type PictureMesh, Pictures, type Standing } from './pictures';
import {
  apart,
  behind,
  DIRECTIONS,
  type DirectionName,
  meant,
  meetings,
  paintOrder,
  pointOf,
  SPACING,
  strengthOf,
} from './place';

/** Everything that the picture depends on. */
export interface Shown {
  pieces: readonly Piece[];
  names: Names;
  marks: Marks;
  routes: readonly Route[];
  hover: string | null;
  /** The cell that keys act on, while keys are in use. */
  cursor: string | null;
  /** Cell of a piece that is being carried. */
  away: string | null;
  flipped: boolean;
  coordinates: boolean;
  /** The level looked at: others but its neighbours are hidden. null: all are shown. */
  focus: number | null;
}

/** For tests and debugging. */
export interface Stats {
  frames: number;
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
}

/** A level's pieces and labels. */
interface Level {
  pictures: PictureMesh;
  standing: Standing[];
}

export class SpaceScene {
  readonly #shape: BoardShape;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye: Eye;
  readonly #cells: Cells;
  readonly #pictures: Pictures;
  readonly #levels: Level[] = [];
  readonly #flight: PictureMesh;
  readonly #plumb: LineSegments<BufferGeometry, LineDashedMaterial>;
  readonly #arrows = new Arrows();
  readonly #labels: string[];
  #colours: Colours;
  #shown: Shown | null = null;
  #atlasFor = '';
  #motion: { ways: { tile: string; curve: CurvePath<Vector3> }[]; start: number; long: number } | null = null;
  #words: (Standing & { level: number })[] = [];
  #coming = new Set<string>();
  #asked = 0;
  #frames = 0;
  #gone = false;
  #flipped = false;
  #drawn: (() => void) | null = null;

  constructor(canvas: HTMLCanvasElement, shape: BoardShape) {
    this.#canvas = canvas;
    this.#shape = shape;
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      alpha: true,
      powerPreference: 'low-power',
    });
    // Colours are the page's own: nothing converts them.
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#renderer.setClearColor(0x000000, 0);
    this.#colours = readColours(canvas.parentElement ?? document.body);
    this.#eye = new Eye(canvas, shape, () => this.#changed());
    this.#cells = new Cells(shape, this.#eye.depths);
    this.#pictures = new Pictures(this.#eye.depths);
    const most = shape.files * shape.ranks + shape.files + shape.ranks + 2;
    for (let level = 0; level < levelCount(shape); level += 1)
      this.#levels.push({ pictures: this.#pictures.mesh(most), standing: [] });
    this.#scene.add(...this.#cells.meshes, ...this.#levels.map(({ pictures }) => pictures));
    this.#flight = this.#pictures.mesh(8);
    this.#flight.renderOrder = 900;
    this.#plumb = new LineSegments(
      new BufferGeometry(),
      new LineDashedMaterial({
        dashSize: 0.16,
        gapSize: 0.12,
        transparent: true,
        opacity: 0.75,
        depthTest: false,
      }),
    );
    this.#plumb.renderOrder = 800;
    this.#plumb.visible = false;
    this.#scene.add(this.#plumb, this.#arrows.group, this.#flight);
    this.#labels = [
      ...shape.levels,
      ...Array.from({ length: shape.files }, (_, file) => fileLetter(file)),
      ...Array.from({ length: shape.ranks }, (_, rank) => `${rank + 1}`),
    ];
    canvas.addEventListener('webglcontextlost', this.#lost);
    this.#eye.look(DIRECTIONS.home);
    this.#sort();
    this.#wear();
  }

  /** Called after every frame. */
  onDrawn(drawn: () => void): void {
    this.#drawn = drawn;
  }

  /** Updates the scene; nothing is drawn before the next frame. */
  show(next: Shown): void {
    const before = this.#shown;
    this.#shown = next;
    if (next.flipped !== this.#flipped) this.#flip(next.flipped);
    if (before && before.focus !== next.focus) this.#eye.aim(next.focus);
    const tiles = tilesOf(next.pieces, this.#labels);
    if (tiles !== this.#atlasFor) void this.#redraw(tiles);
    const stands =
      !before ||
      before.pieces !== next.pieces ||
      before.away !== next.away ||
      before.coordinates !== next.coordinates ||
      before.focus !== next.focus;
    if (stands) this.#stand();
    if (
      !before ||
      before.marks !== next.marks ||
      before.hover !== next.hover ||
      before.cursor !== next.cursor ||
      before.focus !== next.focus
    )
      this.#mark();
    if (before?.routes !== next.routes) this.#drawArrows();
    this.requestFrame();
  }

  /** Pieces glide along their ways. `done` is called when they have arrived, or immediately where nothing can glide. */
  move(motion: Motion): void {
    const { pieces } = this.#shown ?? {};
    const byCell = new Map(pieces?.map((piece) => [piece.cell, piece]));
    const ways = motion.ways.flatMap((way) => {
      const goal = way.cells.at(-1) ?? '';
      const piece = byCell.get(goal);
      const stretches = stretchesOf(this.#shape, way);
      if (!piece || stretches.flat().length < 2) return [];
      this.#coming.add(goal);
      // Where a piece crosses a joined edge, its curve goes on at the other edge.
      const curve = new CurvePath<Vector3>();
      for (const points of stretches.map((places) => places.map((place) => this.#at(place))))
        points.forEach((point, index) => {
          const from = points[index - 1];
          if (from && !from.equals(point)) curve.add(new LineCurve3(from, point));
        });
      return curve.curves.length > 0 ? [{ tile: pieceKey(piece), curve }] : [];
    });
    if (ways.length === 0) {
      this.#coming.clear();
      return;
    }
    const longest = Math.max(...ways.map(({ curve }) => curve.getLength()));
    this.#motion = { ways, start: performance.now(), long: Math.min(1100, 260 + 70 * longest) };
    this.#stand();
    this.requestFrame();
  }

  /** The colours of the page have changed. */
  recolour(): void {
    this.#colours = readColours(this.#canvas.parentElement ?? document.body);
    this.#atlasFor = '';
    this.#wear();
    if (this.#shown) {
      const { names, ...rest } = this.#shown;
      this.#shown = null;
      this.show({ ...rest, names });
    }
  }

  /** The cells under a point of the canvas (CSS pixels), nearest first. */
  cellsAt(x: number, y: number): string[] {
    const from = this.#eye.camera.position;
    const ray = this.#eye.ray(x, y);
    const found = meetings(this.#shape, SPACING, from, ray)
      .filter(({ place }) => this.#strength(place.level) > 0)
      .map(({ far, place }) => ({ far, cell: nameOf(this.#shape, place) }));
    // Pieces stand up from their cells: pointing at a piece means its cell.
    for (const { standing } of this.#levels)
      for (const { cell, at, size } of standing) {
        if (cell === null) continue;
        const box = this.#eye.sees(at, size, this.#pictures.above);
        const inside = Math.abs(x - box.x) < box.half * 0.62 && Math.abs(y - box.y) < box.half * 0.85;
        if (inside) found.push({ far: at.distanceTo(from) - 0.6, cell });
      }
    found.sort((a, b) => a.far - b.far);
    return [...new Set(found.map(({ cell }) => cell))];
  }

  /** The cell that a pointer at this point of the canvas means. */
  pick(x: number, y: number): string | null {
    const marks = this.#shown?.marks;
    const cells = this.cellsAt(x, y);
    return marks ? meant(cells, marks.targets, marks.movable, marks.picked) : (cells[0] ?? null);
  }

  /** The piece behind the one that is picked up, at this point of the canvas. */
  behind(x: number, y: number): string | null {
    const marks = this.#shown?.marks;
    return marks && marks.picked !== null ? behind(this.cellsAt(x, y), marks.movable, marks.picked) : null;
  }

  /** Where a cell's middle is seen on the canvas, and half its width there, in CSS pixels. */
  see(cell: string): { x: number; y: number; half: number } | null {
    const place = placeOf(this.#shape, cell);
    return place ? this.#eye.sees(this.#at(place), 1, this.#pictures.above, false) : null;
  }

  closer(): void {
    this.#eye.dolly(0.8);
    this.requestFrame();
  }

  wider(): void {
    this.#eye.dolly(1.25);
    this.requestFrame();
  }

  /** Back to where the whole board is seen, from this direction. */
  fit(direction: DirectionName = 'home'): void {
    this.#eye.look(DIRECTIONS[direction]);
    this.#sort();
    this.requestFrame();
  }

  /** Fingers and mouse turn the board, or not: while a piece is carried. */
  set turning(free: boolean) {
    this.#eye.turning = free;
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#eye.resize(width, height);
    this.#sort();
    this.#draw();
  }

  stats(): Stats {
    const { render, memory } = this.#renderer.info;
    return {
      frames: this.#frames,
      calls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
    };
  }

  /** Frees all resources. */
  dispose(): Stats {
    this.#gone = true;
    cancelAnimationFrame(this.#asked);
    this.#eye.dispose();
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    for (const { pictures } of this.#levels) pictures.geometry.dispose();
    this.#arrows.clear();
    this.#flight.geometry.dispose();
    this.#plumb.geometry.dispose();
    this.#plumb.material.dispose();
    this.#cells.dispose();
    this.#pictures.dispose();
    const left = this.stats();
    this.#renderer.dispose();
    return left;
  }

  /** Requests one frame. */
  requestFrame(): void {
    if (this.#asked === 0 && !this.#gone) this.#asked = requestAnimationFrame(this.#frame);
  }

  #frame = (now: number): void => {
    this.#asked = 0;
    if (this.#motion) this.#fly(now);
    this.#draw();
    if (this.#motion) this.requestFrame();
  };

  #changed(): void {
    this.#sort();
    this.requestFrame();
  }

  #lost = (event: Event): void => {
    event.preventDefault();
    this.#canvas.dispatchEvent(new CustomEvent('board-lost'));
  };

  #draw(): void {
    if (this.#gone) return;
    this.#pictures.above = this.#eye.above;
    this.#renderer.render(this.#scene, this.#eye.camera);
    this.#frames += 1;
    this.#drawn?.();
  }

  /** How strongly a level is drawn. */
  #strength(level: number): number {
    return strengthOf(level, this.#shown?.focus ?? null);
  }

  #at(place: Place): Vector3 {
    const { x, y, z } = pointOf(this.#shape, place, SPACING);
    return new Vector3(x, y, z);
  }

  #flip(flipped: boolean): void {
    this.#flipped = flipped;
    this.#eye.flip(flipped);
    this.#stand();
  }

  /** Applies the colours of the page. */
  #wear(): void {
    this.#cells.wear(this.#colours);
    this.#pictures.page = this.#colours.page;
    this.#plumb.material.color.setRGB(...this.#colours.accent);
  }

  /** Updates the marks of the cells. */
  #mark(): void {
    const shown = this.#shown;
    if (!shown) return;
    const { marks, hover, cursor, focus } = shown;
    const occupied = new Set(shown.pieces.map((piece) => piece.cell));
    this.#cells.paint({ marks, occupied, hover, cursor, focus }, this.#colours);
    this.#dropPlumb(hover === null ? null : placeOf(this.#shape, hover));
  }

  /** A dashed line through all levels at the cell pointed at. */
  #dropPlumb(over: Place | null): void {
    this.#plumb.visible = over !== null && levelCount(this.#shape) > 1;
    if (!over) return;
    const top = this.#at({ ...over, level: 0 });
    const foot = this.#at({ ...over, level: levelCount(this.#shape) - 1 });
    this.#plumb.geometry.setAttribute(
      'position',
      new Float32BufferAttribute([top.x, top.y, top.z, foot.x, foot.y, foot.z], 3),
    );
    this.#plumb.computeLineDistances();
  }

  /** Places pieces and labels. */
  #stand(): void {
    const shown = this.#shown;
    if (!shown) return;
    for (const level of this.#levels) level.standing = [];
    for (const piece of shown.pieces) {
      const place = placeOf(this.#shape, piece.cell);
      const level = place && this.#levels[place.level];
      const strength = place ? this.#strength(place.level) : 0;
      if (!place || !level || strength === 0 || this.#coming.has(piece.cell)) continue;
      const strong = piece.cell === shown.away ? 0.3 : strength;
      level.standing.push({
        tile: pieceKey(piece),
        at: this.#at(place),
        size: 0.98,
        strong,
        cell: piece.cell,
      });
    }
    this.#label(shown);
    this.#sort();
  }

  /** Letters of the levels at their near left corner; letters of files and numbers of ranks along the lowest level. */
  #label(shown: Shown): void {
    const { files, ranks, levels } = this.#shape;
    const near = this.#flipped ? ranks : -1;
    const left = this.#flipped ? files : -1;
    const strong = 0.95;
    this.#words = [];
    const put = (level: number, text: string, place: Place, size: number) => {
      if (this.#strength(level) === 0) return;
      this.#words.push({ level, tile: `label ${text}`, at: this.#at(place), size, strong, cell: null });
    };
    [...levels].forEach((letter, level) => {
      put(level, letter, { level, file: left, rank: near }, 1.15);
    });
    if (!shown.coordinates) return;
    const lowest = this.#levels.length - 1;
    for (let file = 0; file < files; file += 1)
      put(lowest, fileLetter(file), { level: lowest, file, rank: near }, 0.72);
    for (let rank = 0; rank < ranks; rank += 1)
      put(lowest, `${rank + 1}`, { level: lowest, file: left, rank }, 0.72);
  }

  /** The far before the near: levels by their distance from the eye's height, pictures by theirs from the eye. */
  #sort(): void {
    const eye = this.#eye.camera.position;
    const planes = this.#cells.meshes;
    paintOrder(this.#shape, SPACING, eye.y).forEach((level, order) => {
      const [plane, pictures] = [planes[level], this.#levels[level]?.pictures];
      if (plane) plane.renderOrder = order * 2;
      if (pictures) pictures.renderOrder = order * 2 + 1;
    });
    // Of two labels that would lie over each other, the first is shown; half a label is a little less than half its picture.
    const seen = this.#words.map((word) => {
      const { x, y, half } = this.#eye.sees(word.at, word.size, this.#pictures.above);
      return { ...word, x, y, half: half * 0.6 };
    });
    const words = apart(seen);
    this.#levels.forEach(({ pictures, standing }, level) => {
      const all = [...standing, ...words.filter((word) => word.level === level)];
      all.sort((a, b) => b.at.distanceToSquared(eye) - a.at.distanceToSquared(eye));
      this.#pictures.fill(pictures, all);
    });
  }

  async #redraw(tiles: string): Promise<void> {
    const shown = this.#shown;
    if (!shown) return;
    this.#atlasFor = tiles;
    const hex = this.#colours.text
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
    const atlas = await drawAtlas(shown.pieces, shown.names, this.#labels, `#${hex}`).catch(() => null);
    if (!atlas || this.#gone || this.#atlasFor !== tiles) return;
    this.#pictures.draw(atlas, this.#renderer.capabilities.getMaxAnisotropy());
    this.#stand();
    this.requestFrame();
  }

  #drawArrows(): void {
    this.#arrows.draw(this.#shape, this.#shown?.routes ?? [], this.#colours, (place) => this.#at(place));
  }

  #fly(now: number): void {
    const motion = this.#motion;
    if (!motion) return;
    const part = Math.min(1, Math.max(0, (now - motion.start) / motion.long));
    if (part >= 1) {
      this.#motion = null;
      this.#coming.clear();
      this.#pictures.fill(this.#flight, []);
      this.#stand();
      return;
    }
    const eased = part * part * (3 - 2 * part);
    this.#pictures.fill(
      this.#flight,
      motion.ways.map(({ tile, curve }) => ({
        tile,
        at: curve.getPoint(eased),
        size: 1.05,
        strong: 1,
        cell: null,
      })),
    );
  }
}
