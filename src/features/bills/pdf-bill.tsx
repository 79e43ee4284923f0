import { FileText } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBillPdf } from '@/api/generated/bills';
import { CardSkeleton, LoadFailure, QueryState } from '@/components/query-state';
import { useSearchState } from '@/components/search-params';
import { Button } from '@/ui/button';
import { EmptyState, ErrorPanel } from '@/ui/no-content';
import { BillFrame, type BillProps } from './bill-frame.tsx';
import { BillSummary, GC_TIME_MS, type UseBill } from './bill-summary.tsx';
import css from './pdf-viewer.module.css';
import { PdfViewer } from './pdf-viewer.tsx';
import { loadEngine, MAX_SHOWN_BYTES, pdfContent, usePdf, usePrintSheets } from './use-pdf.ts';
import { BILLS_PARAMS } from './views.ts';

/** A bill as PDF, with download and print (BILL-08, BILL-23). */
export function PdfBill(props: BillProps) {
  const { t } = useTranslation('bills');
  const bill = useBillPdf({ cycleDate: props.date }, { query: { gcTime: GC_TIME_MS } });
  const base64 = bill.data?.pdfbase64;
  const content = useMemo(() => (base64 === undefined ? undefined : pdfContent(base64)), [base64]);
  const isTooLarge = content !== undefined && content.size > MAX_SHOWN_BYTES;
  const opened = usePdf(isTooLarge ? undefined : content);
  const pdf = opened === 'failed' ? undefined : opened;
  const [failedPdf, setFailedPdf] = useState<typeof pdf>();
  const onFailed = useCallback(() => setFailedPdf(pdf), [pdf]);
  const { print, printing, sheets } = usePrintSheets(pdf);

  const figures = bill.data?.figures;
  /** The paper says the same again. */
  const folded = figures !== undefined;
  /** The buttons of the paper stand above it. */
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const { state, push, back } = useSearchState(BILLS_PARAMS);
  const { paper } = state;
  const hidePaper = () => back({ paper: false });

  // Loads the engine while the server creates the bill; `usePdf` reports a failure.
  useEffect(() => {
    loadEngine().catch(() => undefined);
  }, []);

  const skeleton = <CardSkeleton height={folded ? '3rem' : '44rem'} />;
  const failed = isTooLarge || opened === 'failed' || (pdf !== undefined && failedPdf === pdf);
  return (
    <BillFrame
      {...props}
      content={content}
      extension="pdf"
      downloadLabel={t('bill.download')}
      onPrint={pdf === undefined || failed ? undefined : () => void print()}
      printing={printing}
      above={above}
    >
      <QueryState query={bill} skeleton={skeleton} empty={<EmptyState title={t('bill.none')} />}>
        {() =>
          content === undefined ? (
            <LoadFailure level={3} busy={bill.isFetching} onRetry={() => void bill.refetch()} />
          ) : (
            <>
              {/* Neither waits for the engine nor fails with it: the figures are in the response. */}
              {figures === undefined ? null : (
                <BillSummary figures={figures} date={props.date} dates={props.dates} useBill={useBillPdf as UseBill} source={t('billFacts.source')} />
              )}
              {failed ? (
                <ErrorPanel title={t(figures === undefined ? 'bill.failed' : 'billFacts.failed')}>{t('bill.failedText')}</ErrorPanel>
              ) : pdf === undefined ? (
                skeleton
              ) : (
                <>
                  {folded ? (
                    <div className={`${css.paperTools} noPrint`}>
                      <Button icon={FileText} aria-expanded={paper} onClick={paper ? hidePaper : () => push({ paper: true }, { keepScroll: true })}>
                        {t(paper ? 'billFacts.hidePaper' : 'billFacts.showPaper', { count: pdf.pageCount })}
                      </Button>
                      <div ref={setAbove} />
                    </div>
                  ) : null}
                  {folded && !paper ? null : <PdfViewer key={props.date} pdf={pdf} onFailed={onFailed} />}
                  {folded && paper ? (
                    <Button wide size={44} className={`${css.end} noPrint`} onClick={hidePaper}>
                      {t('billFacts.hidePaper')}
                    </Button>
                  ) : null}
                  <p className={css.hint}>{t('pdf.printHint')}</p>
                </>
              )}
            </>
          )
        }
      </QueryState>
      {sheets.length === 0
        ? null
        : createPortal(
            <div className={css.sheets} data-print-sheets>
              {sheets.map((image, index) => (
                <img key={image} src={image} alt={t('pdf.position', { page: index + 1, total: sheets.length })} />
              ))}
            </div>,
            document.body,
          )}
    </BillFrame>
  );
}
