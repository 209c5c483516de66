// The camera of the board in space: where it is, how it turns, and what it sees where.
import { PerspectiveCamera, Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { BoardShape } from '../model';
import { DIRECTIONS, type Direction, distanceFor, heightOf, radiusOf, SPACING } from './place';

/** The angle of view upwards, in degrees. */
const FIELD = 32;

export class Eye {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 200);
  /** Where the fog begins and ends. */
  readonly depths = new Vector2(10, 30);
  readonly #shape: BoardShape;
  readonly #canvas: HTMLCanvasElement;
  readonly #controls: OrbitControls;
  readonly #moved: () => void;
  #flipped = false;
  /** The level looked at; null: all of them. */
  #focus: number | null = null;

  /** `moved` is called whenever it has turned or come closer. */
  constructor(canvas: HTMLCanvasElement, shape: BoardShape, moved: () => void) {
    this.#shape = shape;
    this.#canvas = canvas;
    this.#moved = moved;
    this.#controls = new OrbitControls(this.camera, canvas);
    this.#controls.enableDamping = false;
    this.#controls.rotateSpeed = 0.7;
    this.#controls.zoomSpeed = 0.9;
    this.#controls.maxPolarAngle = Math.PI * 0.93;
    this.#controls.minPolarAngle = Math.PI * 0.03;
    this.#controls.addEventListener('change', this.#changed);
  }

  /** Fingers and mouse turn the board, or not. */
  set turning(free: boolean) {
    this.#controls.enabled = free;
  }

  /** How steeply it looks down, from 0 to 1. */
  get above(): number {
    const offset = this.camera.position.clone().sub(this.#controls.target);
    return Math.abs(offset.y) / offset.length();
  }

  /** To where the whole board is seen from this direction. */
  look({ turn: round, rise }: Direction): void {
    const distance = this.#distance({ turn: round, rise });
    const turn = round + (this.#flipped ? Math.PI : 0);
    const { target } = this.#controls;
    target.set(0, this.#height(), 0);
    this.camera.position
      .set(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
      .multiplyScalar(distance)
      .add(target);
    this.#reach();
    this.#controls.update();
  }

  /** Comes closer by this factor, or goes away. */
  dolly(factor: number): void {
    const { target, minDistance, maxDistance } = this.#controls;
    const offset = this.camera.position.clone().sub(target);
    offset.setLength(Math.min(maxDistance, Math.max(minDistance, offset.length() * factor)));
    this.camera.position.copy(target).add(offset);
    this.#controls.update();
  }

  /** Comes as near to a level and its neighbours as to see them whole, or away to see all levels; from where it looks now. */
  aim(focus: number | null): void {
    const { target } = this.#controls;
    const offset = this.camera.position.clone().sub(target);
    this.#focus = focus;
    target.set(0, this.#height(), 0);
    offset.setLength(this.#distance(DIRECTIONS.home));
    this.camera.position.copy(target).add(offset);
    this.#reach();
    this.#controls.update();
  }

  /** Looks from the other side. */
  flip(flipped: boolean): void {
    this.#flipped = flipped;
    const { target } = this.#controls;
    const offset = this.camera.position.clone().sub(target);
    offset.set(-offset.x, offset.y, -offset.z);
    this.camera.position.copy(target).add(offset);
    this.#controls.update();
  }

  /** The picture's size changed, in CSS pixels. */
  resize(width: number, height: number): void {
    const before = this.camera.aspect;
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.#reach();
    if (Math.abs(before - this.camera.aspect) > 0.01) this.look(DIRECTIONS.home);
  }

  /** Where something is seen on the canvas; pieces’ pictures stand above their cells, `above` as they were drawn last. */
  sees(at: Vector3, size: number, above: number, standing = true): { x: number; y: number; half: number } {
    const { clientWidth, clientHeight } = this.#canvas;
    const view = at.clone().applyMatrix4(this.camera.matrixWorldInverse);
    const scale = clientHeight / (2 * Math.tan((FIELD * Math.PI) / 360) * -view.z);
    const middle = at.clone().project(this.camera);
    const lift = standing ? 0.44 * (1 - above) * size * scale : 0;
    return {
      x: ((middle.x + 1) / 2) * clientWidth,
      y: ((1 - middle.y) / 2) * clientHeight - lift,
      half: (size * scale) / 2,
    };
  }

  /** The direction in which a point of the canvas (CSS pixels) lies. */
  ray(x: number, y: number): Vector3 {
    const { clientWidth, clientHeight } = this.#canvas;
    return new Vector3((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2, 0.5)
      .unproject(this.camera)
      .sub(this.camera.position)
      .normalize();
  }

  dispose(): void {
    this.#controls.removeEventListener('change', this.#changed);
    this.#controls.dispose();
  }

  #changed = (): void => {
    // The point looked at stays within the board.
    const { target } = this.#controls;
    const most = radiusOf(this.#shape, SPACING);
    if (target.length() > most) target.setLength(most);
    this.#moved();
  };

  /** How far it must be to see everything. */
  #distance(direction: Direction): number {
    const tall = Math.tan((FIELD * Math.PI) / 360);
    const seen = this.#focus === null ? this.#shape.levels : this.#shape.levels.slice(0, 3);
    return distanceFor({ ...this.#shape, levels: seen }, SPACING, direction, tall, this.camera.aspect);
  }

  /** The height looked at. */
  #height(): number {
    return this.#focus === null ? 0 : heightOf(this.#shape, this.#focus, SPACING);
  }

  #reach(): void {
    const distance = this.#distance(DIRECTIONS.home);
    const radius = radiusOf(this.#shape, SPACING);
    this.#controls.minDistance = 4;
    this.#controls.maxDistance = distance * 1.4;
    this.camera.far = distance * 1.4 + radius * 2;
    this.camera.updateProjectionMatrix();
    this.depths.set(Math.max(1, distance - radius * 0.6), distance + radius * 1.1);
  }
}
