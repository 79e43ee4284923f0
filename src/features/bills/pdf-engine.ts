import { getDocument, type PDFPageProxy, PDFWorker, RenderingCancelledException, TextLayer, VerbosityLevel } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { trusted } from '@/lib/trusted';

/** Safari draws nothing on a canvas with more pixels. */
const MAX_PIXELS = 16_777_216;

/** A page of an opened document; sizes in points (1/72 inch). */
export interface PdfPage {
  width: number;
  height: number;
  /** Draws the page at so many pixels a point. Answers false when the signal stopped it. */
  render: (canvas: HTMLCanvasElement, scale: number, signal?: AbortSignal) => Promise<boolean>;
  /** Lays the page's text, invisible and selectable, into an element of the page's size in points, piece by piece between other work. Fails when the signal stops it. */
  renderText: (container: HTMLElement, signal: AbortSignal) => Promise<void>;
  /** Lets go of what drawing the page has left in memory. */
  cleanUp: () => void;
}

/** An opened PDF document. */
export interface OpenPdf {
  pageCount: number;
  first: PdfPage;
  /** Pages count from 1. */
  page: (number: number) => Promise<PdfPage>;
  close: () => void;
}

/** The one address that a worker may be started from. */
const trustedWorkerUrl = trusted('farol-pdf', 'createScriptURL', () => workerUrl);

/** Runs of text as the engine hands them on. */
interface TextChunk {
  items: unknown[];
}

/** Runs of text that are laid out at once; on a slow phone some ten milliseconds. */
const CHUNK_SIZE = 25;

/** Milliseconds that work waits for an idle moment. */
const IDLE_TIMEOUT_MS = 100;

/** Resolves when nothing else is to be done. */
const whenIdle = () =>
  new Promise<void>((done) => {
    // Safari may have none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(done);
  });

function pdfPage(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async render(canvas, requestedScale, signal) {
      // On paper nobody scrolls; on screen a page waits until the press or the frame that asked for it is over, and is drawn between frames.
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
      // Written apart from the page: the engine measures each run, and within the page that would be a new layout each time.
      const detached = document.createElement('div');
      container.replaceChildren();
      const moveText = () => container.append(...detached.childNodes);
      const chunker = new TransformStream<TextChunk, TextChunk>({
        async transform(text, controller) {
          for (let first = 0; first < text.items.length; first += CHUNK_SIZE) {
            await whenIdle();
            signal.throwIfAborted();
            moveText();
            controller.enqueue({ ...text, items: text.items.slice(first, first + CHUNK_SIZE) });
          }
        },
      });
      const textContentSource = page.streamTextContent().pipeThrough(chunker);
      const layer = new TextLayer({ textContentSource, container: detached, viewport: page.getViewport({ scale: 1 }) });
      container.style.setProperty('--min-font-size', detached.style.getPropertyValue('--min-font-size'));
      await layer.render();
      signal.throwIfAborted();
      moveText();
    },
    cleanUp: () => void page.cleanup(),
  };
}

/**
 * Opens a document with a worker of its own. Everything is self-hosted: no font, character map or WebAssembly is fetched; what a document
 * does not embed is drawn with the fonts of the device.
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
