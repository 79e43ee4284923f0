// The legacy build brings what browsers older than late 2025 lack (`Map.prototype.getOrInsertComputed`), for 32 KiB more in both files.
import { getDocument, type PDFPageProxy, PDFWorker, RenderingCancelledException, TextLayer, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { trusted } from '@/lib/trusted';
import { linesOf } from './pdf-lines.ts';

/** Safari renders nothing on a larger canvas. */
const MAX_PIXELS = 16_777_216;

/** Sizes in points (1/72 inch). */
export interface PdfPage {
  width: number;
  height: number;
  /** `scale` in pixels per point. Resolves to false if the signal aborted the rendering. */
  render: (canvas: HTMLCanvasElement, scale: number, signal?: AbortSignal) => Promise<boolean>;
  /** Renders the transparent, selectable text layer in chunks, into an element of the page's size in points. Rejects when the signal aborts. */
  renderText: (container: HTMLElement, signal: AbortSignal) => Promise<void>;
  /** The page's text as lines of cells. */
  readLines: () => Promise<string[][]>;
  /** Releases the memory that rendering the page has left. */
  cleanUp: () => void;
}

export interface OpenPdf {
  pageCount: number;
  first: PdfPage;
  /** Counted from 1. */
  page: (number: number) => Promise<PdfPage>;
  close: () => void;
}

/** Trusted Types policy that allows this worker URL only. */
const trustedWorkerUrl = trusted('site-pdf', 'createScriptURL', () => workerUrl);

/** The part of pdf.js's text content chunk that is split further. */
interface TextChunk {
  items: unknown[];
}

/** Text runs per layout step, about ten milliseconds on a slow phone. */
const CHUNK_SIZE = 25;

const IDLE_TIMEOUT_MS = 100;

const whenIdle = () =>
  new Promise<void>((done) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(done);
  });

function pdfPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async render(canvas, requestedScale, signal) {
      // On screen, rendering yields to input and frames; print needs no yielding and passes no signal.
      if (signal) await whenIdle();
      if (signal?.aborted) return false;
      const scale = Math.min(requestedScale, Math.sqrt(MAX_PIXELS / (width * height)));
      const viewport = page.getViewport({ scale });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      if (signal) task.onContinue = (resume: () => void) => void whenIdle().then(resume);
      const stop = () => task.cancel();
      signal?.addEventListener('abort', stop, { once: true });
      try {
        await task.promise;
        return signal?.aborted !== true;
      } catch (error) {
        if (error instanceof RenderingCancelledException) return false;
        throw error;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
    async renderText(container, signal) {
      // Built outside the document: pdf.js measures each run, which would force a layout each time.
      const detached = document.createElement('div');
      container.replaceChildren();
      const moveText = () => container.append(...detached.childNodes);
      const splitter = new TransformStream<TextChunk, TextChunk>({
        async transform(text, controller) {
          for (let first = 0; first < text.items.length; first += CHUNK_SIZE) {
            await whenIdle();
            signal.throwIfAborted();
            moveText();
            controller.enqueue({ ...text, items: text.items.slice(first, first + CHUNK_SIZE) });
          }
        },
      });
      const textContentSource = page.streamTextContent().pipeThrough(splitter);
      const layer = new TextLayer({ textContentSource, container: detached, viewport: page.getViewport({ scale: 1 }) });
      container.style.setProperty('--min-font-size', detached.style.getPropertyValue('--min-font-size'));
      await layer.render();
      signal.throwIfAborted();
      moveText();
    },
    async readLines() {
      const { items } = await page.getTextContent();
      return linesOf(items.flatMap((item) => ('str' in item ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }] : [])));
    },
    cleanUp: () => void page.cleanup(),
  };
}

/**
 * Opens a document with its own worker. Nothing else is fetched, neither fonts nor character maps nor WebAssembly; fonts that are not embedded
 * are replaced by system fonts.
 */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  const port = new Worker(trustedWorkerUrl(workerUrl), { type: 'module', name: 'pdf' });
  const workerError = new Promise<never>((_done, fail) => {
    port.addEventListener('error', () => fail(new Error('The PDF worker cannot be loaded.')), { once: true });
  });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({ data, worker, verbosity: VerbosityLevel.ERRORS, useWasm: false, useSystemFonts: true, disableWorkerRendering: true });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    const pdf = await Promise.race([task.promise, workerError]);
    return { pageCount: pdf.numPages, first: pdfPage(await pdf.getPage(1)), page: async (number) => pdfPage(await pdf.getPage(number)), close };
  } catch (error) {
    close();
    throw error;
  }
}
