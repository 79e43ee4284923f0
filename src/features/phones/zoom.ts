/** Enlargements of the image dialog; 1 shows the whole image. */
export const MAX_ZOOM = 4;

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom));

/** Scroll offset that keeps the point at `at`, in CSS pixels from the edge of the box, in place while the content grows by `factor`. */
export const keepPoint = (offset: number, at: number, factor: number): number => (offset + at) * factor - at;
