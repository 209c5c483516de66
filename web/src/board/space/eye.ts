// The camera of the board in space: where it is, how it turns, and what it sees where.
import { PerspectiveCamera, Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { BoardShape } from '../model';
import { distanceFor, radiusOf, SPACING } from './place';

/** The angle of view upwards, in degrees. */
const FIELD = 32;
/** The eye's usual place: to the right, and as high above the board's plane, in radians. */
const USUAL = { turn: 0.42, rise: 0.62 };

export class Eye {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.5, 200);
  /** Where the fog begins and ends. */
  readonly depths = new Vector2(10, 30);
  readonly #shape: BoardShape;
  readonly #canvas: HTMLCanvasElement;
  readonly #controls: OrbitControls;
  readonly #moved: () => void;
  #spacing: number = SPACING.usual;
  #flipped = false;

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

  /** Back to where the whole board is seen. */
  home(): void {
    const distance = this.#distance();
    const turn = USUAL.turn + (this.#flipped ? Math.PI : 0);
    this.#controls.target.set(0, 0, 0);
    this.camera.position.set(
      Math.sin(turn) * Math.cos(USUAL.rise) * distance,
      Math.sin(USUAL.rise) * distance,
      Math.cos(turn) * Math.cos(USUAL.rise) * distance,
    );
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

  /** The distance between levels has changed: it moves away or closer in proportion. */
  spread(spacing: number): void {
    const before = this.#distance();
    this.#spacing = spacing;
    const offset = this.camera.position.clone().sub(this.#controls.target);
    offset.multiplyScalar(this.#distance() / before);
    this.camera.position.copy(this.#controls.target).add(offset);
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
    if (Math.abs(before - this.camera.aspect) > 0.01) this.home();
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
    const most = radiusOf(this.#shape, this.#spacing) * 0.6;
    if (target.length() > most) target.setLength(most);
    this.#moved();
  };

  /** How far it must be to see everything. */
  #distance(): number {
    const tall = Math.tan((FIELD * Math.PI) / 360);
    return distanceFor(this.#shape, this.#spacing, USUAL, tall, this.camera.aspect);
  }

  #reach(): void {
    const distance = this.#distance();
    const radius = radiusOf(this.#shape, this.#spacing);
    this.#controls.minDistance = 4;
    this.#controls.maxDistance = distance * 1.4;
    this.camera.far = distance * 1.4 + radius * 2;
    this.camera.updateProjectionMatrix();
    this.depths.set(Math.max(1, distance - radius * 0.6), distance + radius * 1.1);
  }
}
