// The two programs of the view in space: cells of a level, and pictures that face the eye.

/** Cells: their colour, a dot or ring for targets, a frame, and the edges where rings change or regions end. */
export const CELL_VERTEX = /* glsl */ `
attribute vec3 offset;
attribute vec4 paint;
attribute vec4 mark;
attribute vec4 frame;
attribute vec4 edges;
varying vec2 vAt;
varying vec4 vPaint;
varying vec4 vMark;
varying vec4 vFrame;
varying vec4 vEdges;
varying float vFar;
void main() {
  vAt = position.xz;
  vPaint = paint;
  vMark = mark;
  vFrame = frame;
  vEdges = edges;
  vec4 seen = modelViewMatrix * vec4(position + offset, 1.0);
  vFar = -seen.z;
  gl_Position = projectionMatrix * seen;
}`;

export const CELL_FRAGMENT = /* glsl */ `
uniform vec3 page;
uniform vec3 ringMark;
uniform vec3 border;
uniform vec2 depths;
varying vec2 vAt;
varying vec4 vPaint;
varying vec4 vMark;
varying vec4 vFrame;
varying vec4 vEdges;
varying float vFar;

float band(float at, float middle, float half_, float soft) {
  return 1.0 - smoothstep(half_, half_ + soft, abs(at - middle));
}

void main() {
  vec4 colour = vPaint;
  float soft = fwidth(vAt.x) + fwidth(vAt.y);
  float far = length(vAt);
  // Edges: 1 a change of ring (half of a double line), 2 the end of the board, 3 the edge of a region (half of a line).
  vec4 sides = vec4(0.5 - vAt.x, 0.5 + vAt.x, 0.5 - vAt.y, 0.5 + vAt.y);
  for (int i = 0; i < 4; i++) {
    float line = i == 0 ? sides.x : i == 1 ? sides.y : i == 2 ? sides.z : sides.w;
    float kind = i == 0 ? vEdges.x : i == 1 ? vEdges.y : i == 2 ? vEdges.z : vEdges.w;
    if (kind > 2.5) {
      float strong = 1.0 - smoothstep(0.025, 0.025 + soft, line);
      colour = mix(colour, vec4(ringMark, 0.95), strong);
    } else if (kind > 1.5) {
      float strong = 1.0 - smoothstep(0.05, 0.05 + soft, line);
      colour = mix(colour, vec4(border, 0.95), strong);
    } else if (kind > 0.5) {
      float strong = band(line, 0.045, 0.016, soft);
      colour = mix(colour, vec4(ringMark, 0.95), strong);
    }
  }
  // The mark's fourth number: 1 a dot, 2 a ring, 3 corners, 4 a ring with a stroke: no piece may go there.
  if (vMark.w > 3.5) {
    float ring = band(far, 0.3, 0.04, soft);
    float stroke = band(vAt.x + vAt.y, 0.0, 0.05, soft) * step(far, 0.3);
    colour = mix(colour, vec4(vMark.rgb, 1.0), max(ring, stroke));
  } else if (vMark.w > 2.5) {
    float box = max(abs(vAt.x), abs(vAt.y));
    float strong = band(box, 0.42, 0.035, soft) * step(0.26, min(abs(vAt.x), abs(vAt.y)));
    colour = mix(colour, vec4(vMark.rgb, 1.0), strong);
  } else if (vMark.w > 1.5) {
    colour = mix(colour, vec4(vMark.rgb, 1.0), band(far, 0.4, 0.045, soft));
  } else if (vMark.w > 0.5) {
    colour = mix(colour, vec4(vMark.rgb, 1.0), 1.0 - smoothstep(0.2, 0.2 + soft, far));
  }
  float box = max(abs(vAt.x), abs(vAt.y));
  colour = mix(colour, vec4(vFrame.rgb, 1.0), vFrame.a * band(box, 0.455, 0.04, soft));
  // What is far away fades into the page.
  float veil = 0.5 * smoothstep(depths.x, depths.y, vFar);
  colour.rgb = mix(colour.rgb, page, veil);
  gl_FragColor = vec4(colour.rgb * colour.a, colour.a);
}`;

/** Pictures: one tile of the atlas each, turned to the eye, standing on their cell. */
export const PICTURE_VERTEX = /* glsl */ `
attribute vec3 offset;
attribute vec4 tile;
attribute vec2 look;
uniform float above;
varying vec2 vAt;
varying float vStrong;
varying float vFar;
void main() {
  vAt = tile.xy + (position.xy + 0.5) * tile.zw;
  vStrong = look.y;
  vec4 seen = modelViewMatrix * vec4(offset, 1.0);
  // Seen from the side a piece stands on its cell; seen from above it lies in the middle of the cell.
  seen.xy += (position.xy + vec2(0.0, 0.44 * (1.0 - above))) * look.x;
  seen.z += 0.25 * look.x;
  vFar = -seen.z;
  gl_Position = projectionMatrix * seen;
}`;

export const PICTURE_FRAGMENT = /* glsl */ `
uniform sampler2D atlas;
uniform vec3 page;
uniform vec2 depths;
varying vec2 vAt;
varying float vStrong;
varying float vFar;
void main() {
  vec4 colour = texture2D(atlas, vAt);
  if (colour.a < 0.3) discard;
  float veil = 0.4 * smoothstep(depths.x, depths.y, vFar);
  colour.rgb = mix(colour.rgb, page * colour.a, veil);
  gl_FragColor = colour * vStrong;
}`;
