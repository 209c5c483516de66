// Work that waits until something has been seen.

/**
 * Acts so many milliseconds after the next frame. A page that is hidden draws none: there only the time counts. Gives what calls it off.
 */
export function afterNextFrame(act: () => void, wait = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    timer = setTimeout(act, wait);
  };
  const frame = document.hidden ? null : requestAnimationFrame(start);
  if (frame === null) start();
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
