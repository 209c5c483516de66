// The board in space, drawn with WebGL: translucent levels, men as pictures that face the eye. Draws only when something has changed.
import {
  BufferGeometry,
  CanvasTexture,
  CurvePath,
  CustomBlending,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  LineCurve3,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Piece } from '../../api/types';
import type { Names } from '../../state/words';
import { fileLetter, isDark, levelCount, nameOf, type Place, placeOf } from '../geometry';
import type { BoardShape, Marks, Motion, Route } from '../model';
import { pointsOf } from '../ways';
import { Arrows } from './arrows';
import { type Atlas, drawAtlas, manKey, tilesOf } from './atlas';
import { type Colours, mix, type Rgb, readColours, ringTint } from './colours';
import { distanceFor, heightOf, meant, meetings, paintOrder, pointOf, radiusOf, SPACING } from './place';
import { CELL_FRAGMENT, CELL_VERTEX, PICTURE_FRAGMENT, PICTURE_VERTEX } from './shaders';

/** Everything that the picture depends on. */
export interface Shown {
  pieces: readonly Piece[];
  names: Names;
  marks: Marks;
  routes: readonly Route[];
  hover: string | null;
  /** The cell that keys act on, while keys are in use. */
  cursor: string | null;
  /** Cell of a man that is being carried. */
  away: string | null;
  flipped: boolean;
  coordinates: boolean;
  spacing: number;
}

/** For tests and for the curious. */
export interface Stats {
  frames: number;
  calls: number;
  triangles: number;
  geometries: number;
  textures: number;
}

const FIELD = 32;
/** The eye's usual place: to the right, and as high above the board's plane, in radians. */
const USUAL = { turn: 0.42, rise: 0.62 };
/** Numbers an instance takes in the buffers of a level's cells. */
const WIDTHS = { offset: 3, paint: 4, mark: 4, frame: 4, edges: 4 } as const;

type CellBuffers = Record<keyof typeof WIDTHS, InstancedBufferAttribute>;

interface Level {
  cells: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  buffers: CellBuffers;
  men: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  standing: Standing[];
}

/** A picture that stands somewhere: a man or a label. */
interface Standing {
  tile: string;
  at: Vector3;
  size: number;
  strong: number;
  cell: string | null;
}

const blending = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const;

function instanced(base: BufferGeometry): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(base.getIndex());
  geometry.setAttribute('position', base.getAttribute('position'));
  return geometry;
}

export class SpaceScene {
  readonly #shape: BoardShape;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 0.5, 200);
  readonly #controls: OrbitControls;
  readonly #cellBase: BufferGeometry;
  readonly #pictureBase = new PlaneGeometry(1, 1);
  readonly #cellMaterial: ShaderMaterial;
  readonly #pictureMaterial: ShaderMaterial;
  readonly #levels: Level[] = [];
  readonly #flight: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  readonly #plumb: LineSegments<BufferGeometry, LineDashedMaterial>;
  readonly #arrows = new Arrows();
  readonly #labels: string[];
  /** Where the veil of distance begins and ends. */
  readonly #depths = new Vector2(10, 30);
  #colours: Colours;
  #shown: Shown | null = null;
  #atlas: Atlas | null = null;
  #atlasFor = '';
  #motion: { ways: { tile: string; curve: CurvePath<Vector3> }[]; start: number; long: number } | null = null;
  #coming = new Set<string>();
  #asked = 0;
  #frames = 0;
  #gone = false;
  #spacing: number = SPACING.usual;
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
    this.#cellBase = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const page = { value: new Vector3() };
    const depths = { value: this.#depths };
    this.#cellMaterial = new ShaderMaterial({
      ...blending,
      vertexShader: CELL_VERTEX,
      fragmentShader: CELL_FRAGMENT,
      uniforms: { page, depths, ringMark: { value: new Vector3() }, border: { value: new Vector3() } },
      side: 2,
    });
    this.#pictureMaterial = new ShaderMaterial({
      ...blending,
      depthWrite: true,
      vertexShader: PICTURE_VERTEX,
      fragmentShader: PICTURE_FRAGMENT,
      uniforms: { page, depths, atlas: { value: null }, above: { value: 0 } },
    });
    for (let level = 0; level < levelCount(shape); level += 1) this.#levels.push(this.#makeLevel(level));
    this.#flight = this.#pictures(8);
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
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.enableDamping = false;
    this.#controls.rotateSpeed = 0.7;
    this.#controls.zoomSpeed = 0.9;
    this.#controls.maxPolarAngle = Math.PI * 0.93;
    this.#controls.minPolarAngle = Math.PI * 0.03;
    this.#controls.addEventListener('change', this.#changed);
    canvas.addEventListener('webglcontextlost', this.#lost);
    this.#home();
    this.#wear();
  }

  /** Called after every frame. */
  onDrawn(drawn: () => void): void {
    this.#drawn = drawn;
  }

  /** Shows what is to be shown; nothing is drawn before the next frame. */
  show(next: Shown): void {
    const before = this.#shown;
    this.#shown = next;
    if (next.spacing !== this.#spacing) this.#spread(next.spacing);
    if (next.flipped !== this.#flipped) this.#flip(next.flipped);
    const tiles = tilesOf(next.pieces, this.#labels);
    if (tiles !== this.#atlasFor) void this.#redraw(tiles);
    const stands =
      !before ||
      before.pieces !== next.pieces ||
      before.away !== next.away ||
      before.coordinates !== next.coordinates;
    if (stands) this.#stand();
    if (
      !before ||
      before.marks !== next.marks ||
      before.hover !== next.hover ||
      before.cursor !== next.cursor
    )
      this.#mark();
    if (before?.routes !== next.routes) this.#drawArrows();
    this.ask();
  }

  /** Men glide along their ways. `done` is called when they stand, or at once where they cannot. */
  move(motion: Motion): void {
    const { pieces } = this.#shown ?? {};
    const men = new Map(pieces?.map((piece) => [piece.cell, piece]));
    const ways = motion.ways.flatMap((way) => {
      const goal = way.cells.at(-1) ?? '';
      const man = men.get(goal);
      const points = pointsOf(this.#shape, way).map(({ place }) => this.#at(place));
      if (!man || points.length < 2) return [];
      this.#coming.add(goal);
      const curve = new CurvePath<Vector3>();
      points.forEach((point, index) => {
        const from = points[index - 1];
        if (from && !from.equals(point)) curve.add(new LineCurve3(from, point));
      });
      return curve.curves.length > 0 ? [{ tile: manKey(man), curve }] : [];
    });
    if (ways.length === 0) {
      this.#coming.clear();
      return;
    }
    const longest = Math.max(...ways.map(({ curve }) => curve.getLength()));
    this.#motion = { ways, start: performance.now(), long: Math.min(1100, 260 + 70 * longest) };
    this.#stand();
    this.ask();
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
    const { clientWidth, clientHeight } = this.#canvas;
    const near = new Vector3((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2, 0.5).unproject(
      this.#camera,
    );
    const from = this.#camera.position;
    const ray = near.sub(from).normalize();
    const found = meetings(this.#shape, this.#spacing, from, ray).map(({ far, place }) => ({
      far,
      cell: nameOf(this.#shape, place),
    }));
    // Men stand up from their cells: whoever points at a man means his cell.
    for (const { standing } of this.#levels)
      for (const { cell, at, size } of standing) {
        if (cell === null) continue;
        const box = this.#seen(at, size);
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
    return marks ? meant(cells, marks.targets, marks.movable) : (cells[0] ?? null);
  }

  /** Where a cell's middle is seen on the canvas, and half its width there, in CSS pixels. */
  see(cell: string): { x: number; y: number; half: number } | null {
    const place = placeOf(this.#shape, cell);
    return place ? this.#seen(this.#at(place), 1, false) : null;
  }

  closer(): void {
    this.#dolly(0.8);
  }

  wider(): void {
    this.#dolly(1.25);
  }

  /** Back to where the whole board is seen. */
  fit(): void {
    this.#home();
    this.ask();
  }

  /** Fingers and mouse turn the board, or not: while a man is carried. */
  set turning(free: boolean) {
    this.#controls.enabled = free;
  }

  resize(width: number, height: number): void {
    const before = this.#camera.aspect;
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#reach();
    if (Math.abs(before - this.#camera.aspect) > 0.01) this.#home();
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

  /** Gives everything back. */
  dispose(): Stats {
    this.#gone = true;
    cancelAnimationFrame(this.#asked);
    this.#controls.removeEventListener('change', this.#changed);
    this.#controls.dispose();
    this.#canvas.removeEventListener('webglcontextlost', this.#lost);
    for (const { cells, men } of this.#levels) {
      cells.geometry.dispose();
      men.geometry.dispose();
    }
    this.#arrows.clear();
    this.#flight.geometry.dispose();
    this.#plumb.geometry.dispose();
    this.#plumb.material.dispose();
    this.#cellBase.dispose();
    this.#pictureBase.dispose();
    this.#cellMaterial.dispose();
    (this.#pictureMaterial.uniforms.atlas?.value as CanvasTexture | null)?.dispose();
    this.#pictureMaterial.dispose();
    const left = this.stats();
    this.#renderer.dispose();
    return left;
  }

  /** Asks for one frame. */
  ask(): void {
    if (this.#asked === 0 && !this.#gone) this.#asked = requestAnimationFrame(this.#frame);
  }

  #frame = (now: number): void => {
    this.#asked = 0;
    if (this.#motion) this.#fly(now);
    this.#draw();
    if (this.#motion) this.ask();
  };

  #changed = (): void => {
    // The point looked at stays within the board.
    const { target } = this.#controls;
    const most = radiusOf(this.#shape, this.#spacing) * 0.6;
    if (target.length() > most) target.setLength(most);
    this.#sort();
    this.ask();
  };

  #lost = (event: Event): void => {
    event.preventDefault();
    this.#canvas.dispatchEvent(new CustomEvent('board-lost'));
  };

  #draw(): void {
    if (this.#gone) return;
    const offset = this.#camera.position.clone().sub(this.#controls.target);
    const above = this.#pictureMaterial.uniforms.above;
    if (above) above.value = Math.abs(offset.y) / offset.length();
    this.#renderer.render(this.#scene, this.#camera);
    this.#frames += 1;
    this.#drawn?.();
  }

  #at(place: Place): Vector3 {
    const { x, y, z } = pointOf(this.#shape, place, this.#spacing);
    return new Vector3(x, y, z);
  }

  /** Where something is seen on the canvas; men's pictures stand above their cells. */
  #seen(at: Vector3, size: number, standing = true): { x: number; y: number; half: number } {
    const { clientWidth, clientHeight } = this.#canvas;
    const view = at.clone().applyMatrix4(this.#camera.matrixWorldInverse);
    const scale = clientHeight / (2 * Math.tan((FIELD * Math.PI) / 360) * -view.z);
    const above = Number(this.#pictureMaterial.uniforms.above?.value ?? 0);
    const middle = at.clone().project(this.#camera);
    const lift = standing ? 0.44 * (1 - above) * size * scale : 0;
    return {
      x: ((middle.x + 1) / 2) * clientWidth,
      y: ((1 - middle.y) / 2) * clientHeight - lift,
      half: (size * scale) / 2,
    };
  }

  #home(): void {
    const distance = this.#distance();
    const turn = USUAL.turn + (this.#flipped ? Math.PI : 0);
    this.#controls.target.set(0, 0, 0);
    this.#camera.position.set(
      Math.sin(turn) * Math.cos(USUAL.rise) * distance,
      Math.sin(USUAL.rise) * distance,
      Math.cos(turn) * Math.cos(USUAL.rise) * distance,
    );
    this.#reach();
    this.#controls.update();
    this.#sort();
  }

  /** How far the eye must be to see everything. */
  #distance(): number {
    const tall = Math.tan((FIELD * Math.PI) / 360);
    return distanceFor(this.#shape, this.#spacing, USUAL, tall, this.#camera.aspect);
  }

  #reach(): void {
    const distance = this.#distance();
    const radius = radiusOf(this.#shape, this.#spacing);
    this.#controls.minDistance = 4;
    this.#controls.maxDistance = distance * 1.4;
    this.#camera.far = distance * 1.4 + radius * 2;
    this.#camera.updateProjectionMatrix();
    this.#depths.set(Math.max(1, distance - radius * 0.6), distance + radius * 1.1);
  }

  #dolly(factor: number): void {
    const { target, minDistance, maxDistance } = this.#controls;
    const offset = this.#camera.position.clone().sub(target);
    offset.setLength(Math.min(maxDistance, Math.max(minDistance, offset.length() * factor)));
    this.#camera.position.copy(target).add(offset);
    this.#controls.update();
    this.ask();
  }

  #spread(spacing: number): void {
    const ratio = this.#distance();
    this.#spacing = spacing;
    const offset = this.#camera.position.clone().sub(this.#controls.target);
    offset.multiplyScalar(this.#distance() / ratio);
    this.#camera.position.copy(this.#controls.target).add(offset);
    this.#levels.forEach(({ cells, men }, level) => {
      cells.position.y = heightOf(this.#shape, level, spacing);
      men.position.y = 0;
    });
    this.#reach();
    this.#controls.update();
    this.#stand();
    this.#mark();
    this.#drawArrows();
  }

  #flip(flipped: boolean): void {
    this.#flipped = flipped;
    const { target } = this.#controls;
    const offset = this.#camera.position.clone().sub(target);
    offset.set(-offset.x, offset.y, -offset.z);
    this.#camera.position.copy(target).add(offset);
    this.#controls.update();
    this.#stand();
  }

  #makeLevel(level: number): Level {
    const { files, ranks } = this.#shape;
    const count = files * ranks;
    const geometry = instanced(this.#cellBase);
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
    const cells = new Mesh(geometry, this.#cellMaterial);
    cells.frustumCulled = false;
    cells.position.y = heightOf(this.#shape, level, this.#spacing);
    const men = this.#pictures(count + files + ranks + 2);
    this.#scene.add(cells, men);
    return { cells, buffers, men, standing: [] };
  }

  /** What lies between two neighbours: 0 nothing, 1 a change of ring, 2 the end of the board. */
  #edge(here: Place, other: Place): number {
    const { files, ranks, rings } = this.#shape;
    if (other.file < 0 || other.file >= files || other.rank < 0 || other.rank >= ranks) return 2;
    if (!rings) return 0;
    return rings.get(nameOf(this.#shape, here)) === rings.get(nameOf(this.#shape, other)) ? 0 : 1;
  }

  #pictures(most: number): Mesh<InstancedBufferGeometry, ShaderMaterial> {
    const geometry = instanced(this.#pictureBase);
    geometry.instanceCount = 0;
    for (const [name, width] of Object.entries({ offset: 3, tile: 4, look: 2 }))
      geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(most * width), width));
    const mesh = new Mesh(geometry, this.#pictureMaterial);
    mesh.frustumCulled = false;
    return mesh;
  }

  /** Puts on the colours of the page. */
  #wear(): void {
    const set = (material: ShaderMaterial, name: string, [r, g, b]: Rgb) =>
      (material.uniforms[name]?.value as Vector3 | undefined)?.set(r, g, b);
    set(this.#cellMaterial, 'page', this.#colours.page);
    set(this.#cellMaterial, 'ringMark', this.#colours.ringMark);
    set(this.#cellMaterial, 'border', this.#colours.edge);
    this.#plumb.material.color.setRGB(...this.#colours.accent);
  }

  /** Cells take their colours: light or dark, ring, and what is marked. */
  #mark(): void {
    const shown = this.#shown;
    if (!shown) return;
    const { marks, hover, cursor } = shown;
    const colours = this.#colours;
    const strong = new Map<string, [Rgb, number]>();
    const tint = (cell: string, colour: Rgb, part: number) => strong.set(cell, [colour, part]);
    for (const cell of marks.last) tint(cell, colours.last, 0.6);
    for (const cell of marks.part) tint(cell, colours.accent, 0.45);
    const spots = { a: colours.spotA, b: colours.spotB, c: colours.spotC, d: colours.spotD };
    for (const [cell, kind] of marks.spots) tint(cell, spots[kind], 0.55);
    if (marks.picked !== null) tint(marks.picked, colours.picked, 0.85);
    if (marks.check !== null) tint(marks.check, colours.check, 0.8);
    const men = new Set(shown.pieces.map((piece) => piece.cell));
    const over = hover === null ? null : placeOf(this.#shape, hover);
    this.#levels.forEach(({ buffers }, level) => {
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
          const taken = target === 'capture' || (target === 'move' && men.has(cell));
          const kind = target === undefined ? 0 : target === 'partner' ? 3 : taken ? 2 : 1;
          if (kind > 0) solid = Math.max(solid, 0.85);
          const sign = kind === 3 ? colours.partner : kind === 2 ? colours.capture : colours.target;
          buffers.paint.setXYZW(index, ...colour, solid);
          buffers.mark.setXYZW(index, ...sign, kind);
          const under = over?.file === file && over.rank === rank;
          const framed = marks.frameMovable && marks.movable.has(cell);
          const at = cell === cursor ? 1 : under ? (over.level === level ? 1 : 0.45) : framed ? 0.9 : 0;
          buffers.frame.setXYZW(index, ...(cell === cursor || under ? colours.accent : colours.picked), at);
        }
      buffers.paint.needsUpdate = true;
      buffers.mark.needsUpdate = true;
      buffers.frame.needsUpdate = true;
    });
    this.#dropPlumb(over);
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

  /** Men and labels take their places. */
  #stand(): void {
    const shown = this.#shown;
    if (!shown) return;
    for (const level of this.#levels) level.standing = [];
    for (const piece of shown.pieces) {
      const place = placeOf(this.#shape, piece.cell);
      const level = place && this.#levels[place.level];
      if (!place || !level || this.#coming.has(piece.cell)) continue;
      const strong = piece.cell === shown.away ? 0.3 : 1;
      level.standing.push({ tile: manKey(piece), at: this.#at(place), size: 0.98, strong, cell: piece.cell });
    }
    this.#label(shown);
    this.#sort();
  }

  /** Letters of the levels at their near left corner; letters of files and numbers of ranks along the lowest level. */
  #label(shown: Shown): void {
    const { files, ranks, levels } = this.#shape;
    const near = this.#flipped ? ranks : -1;
    const left = this.#flipped ? files : -1;
    const put = (level: number, text: string, place: Place, size: number) =>
      this.#levels[level]?.standing.push({
        tile: `label ${text}`,
        at: this.#at(place),
        size,
        strong: 0.95,
        cell: null,
      });
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
    const eye = this.#camera.position;
    paintOrder(this.#shape, this.#spacing, eye.y).forEach((level, order) => {
      const it = this.#levels[level];
      if (!it) return;
      it.cells.renderOrder = order * 2;
      it.men.renderOrder = order * 2 + 1;
    });
    for (const { men, standing } of this.#levels) {
      standing.sort((a, b) => b.at.distanceToSquared(eye) - a.at.distanceToSquared(eye));
      this.#fill(men, standing);
    }
  }

  #fill(mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>, standing: readonly Standing[]): void {
    const { geometry } = mesh;
    const atlas = this.#atlas;
    const offset = geometry.getAttribute('offset');
    const tiles = geometry.getAttribute('tile');
    const look = geometry.getAttribute('look');
    let count = 0;
    if (atlas) {
      const rows = Math.round(atlas.image.height / (atlas.image.width / atlas.columns));
      for (const { tile, at, size, strong } of standing) {
        const number = atlas.tiles.get(tile);
        if (number === undefined || count >= offset.count) continue;
        offset.setXYZ(count, at.x, at.y, at.z);
        const [column, row] = [number % atlas.columns, Math.floor(number / atlas.columns)];
        tiles.setXYZW(count, column / atlas.columns, 1 - (row + 1) / rows, 1 / atlas.columns, 1 / rows);
        look.setXY(count, size, strong);
        count += 1;
      }
    }
    geometry.instanceCount = count;
    offset.needsUpdate = true;
    tiles.needsUpdate = true;
    look.needsUpdate = true;
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
    const texture = new CanvasTexture(atlas.image);
    texture.premultiplyAlpha = true;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = Math.min(4, this.#renderer.capabilities.getMaxAnisotropy());
    const uniform = this.#pictureMaterial.uniforms.atlas;
    if (uniform) {
      (uniform.value as CanvasTexture | null)?.dispose();
      uniform.value = texture;
    }
    this.#atlas = atlas;
    this.#stand();
    this.ask();
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
      this.#fill(this.#flight, []);
      this.#stand();
      return;
    }
    const eased = part * part * (3 - 2 * part);
    this.#fill(
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
