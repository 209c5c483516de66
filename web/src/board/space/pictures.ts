// Pictures that stand on the board in space and face the eye: pieces and labels, cut out of one texture.
import {
  type BufferGeometry,
  CanvasTexture,
  CustomBlending,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearMipmapLinearFilter,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  type Vector2,
  Vector3,
} from 'three';
import type { Atlas } from './atlas';
import { PICTURE_FRAGMENT, PICTURE_VERTEX } from './shaders';

/** A picture that stands somewhere: a piece or a label. */
export interface Standing {
  tile: string;
  at: Vector3;
  size: number;
  strong: number;
  cell: string | null;
}

export type PictureMesh = Mesh<InstancedBufferGeometry, ShaderMaterial>;

/** Colours are premultiplied by their opacity. */
export const blending = {
  transparent: true,
  depthWrite: false,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
} as const;

export function instanced(base: BufferGeometry): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry();
  geometry.setIndex(base.getIndex());
  geometry.setAttribute('position', base.getAttribute('position'));
  return geometry;
}

/** All pictures of a board: they share a shape, a texture and a program. */
export class Pictures {
  readonly #base = new PlaneGeometry(1, 1);
  readonly #material: ShaderMaterial;
  #atlas: Atlas | null = null;

  /** `depths`: where the fog begins and ends. */
  constructor(depths: Vector2) {
    this.#material = new ShaderMaterial({
      ...blending,
      depthWrite: true,
      vertexShader: PICTURE_VERTEX,
      fragmentShader: PICTURE_FRAGMENT,
      uniforms: {
        page: { value: new Vector3() },
        depths: { value: depths },
        atlas: { value: null },
        above: { value: 0 },
      },
    });
  }

  /** The page behind everything, into which the distance fades. */
  set page([r, g, b]: readonly [number, number, number]) {
    (this.#material.uniforms.page?.value as Vector3 | undefined)?.set(r, g, b);
  }

  /** How steeply the eye looks down, from 0 to 1: pictures lie down when it looks from above. */
  get above(): number {
    return Number(this.#material.uniforms.above?.value ?? 0);
  }

  set above(steep: number) {
    const { above } = this.#material.uniforms;
    if (above) above.value = steep;
  }

  /** A mesh for so many pictures at most. */
  mesh(most: number): PictureMesh {
    const geometry = instanced(this.#base);
    geometry.instanceCount = 0;
    for (const [name, width] of Object.entries({ offset: 3, tile: 4, look: 2 }))
      geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(most * width), width));
    const mesh = new Mesh(geometry, this.#material);
    mesh.frustumCulled = false;
    return mesh;
  }

  /** Replaces the texture. `sharpness`: the device's maximum anisotropy. */
  draw(atlas: Atlas, sharpness: number): void {
    const texture = new CanvasTexture(atlas.image);
    texture.premultiplyAlpha = true;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.anisotropy = Math.min(4, sharpness);
    const uniform = this.#material.uniforms.atlas;
    if (uniform) {
      (uniform.value as CanvasTexture | null)?.dispose();
      uniform.value = texture;
    }
    this.#atlas = atlas;
  }

  /** Puts these pictures into a mesh, and no others. */
  fill(mesh: PictureMesh, standing: readonly Standing[]): void {
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

  dispose(): void {
    this.#base.dispose();
    (this.#material.uniforms.atlas?.value as CanvasTexture | null)?.dispose();
    this.#material.dispose();
  }
}
