import { Download, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/lib/macau-date';
import { useLanguage } from '@/session/language';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { MAX_MD, useMedia } from '@/ui/media';
import { Section } from '@/ui/section';
import { Select } from '@/ui/select';
import bills from './bills.module.css';
import css from './my-bill.module.css';

export interface BillProps {
  date: string;
  /** Newest first. */
  dates: readonly string[];
  onChoose: (date: string) => void;
  /** Element beside the page's heading that receives the download and print buttons; the heading stays mounted while bills change. */
  slot: HTMLElement | null;
}

interface BillFrameProps extends BillProps {
  /** The file to save; undefined until the bill is loaded. */
  content: Blob | undefined;
  extension: 'pdf' | 'txt';
  downloadLabel: string;
  /** Undefined until the bill can be printed. */
  onPrint: (() => void) | undefined;
  printing?: boolean | undefined;
  /** Element that receives the buttons where there is no room for them beside the heading; without it they stand at the end of the bill. */
  above?: HTMLElement | null;
  children: ReactNode;
}

/** The list of dates, download and print around a bill of either format. */
export function BillFrame({ date, dates, onChoose, slot, content, extension, downloadLabel, onPrint, printing, above = null, children }: BillFrameProps) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const narrow = useMedia(MAX_MD);
  const file = useObjectUrl(content);
  const place = narrow ? above : slot;
  const actions = (
    <>
      <Button icon={Printer} size={44} disabled={!onPrint} busy={printing} busyLabel={t('bill.preparing')} onClick={onPrint}>
        {t('bill.print')}
      </Button>
      {file === undefined ? (
        <Button icon={Download} size={44} disabled>
          {downloadLabel}
        </Button>
      ) : (
        <a href={file} download={`${t('bill.file', { date })}.${extension}`} className={buttonClass({ size: 44 })}>
          <Icon icon={Download} />
          {downloadLabel}
        </a>
      )}
    </>
  );
  return (
    <>
      {place === null ? null : createPortal(actions, place)}
      <div className={css.frame}>
        {narrow ? (
          <Select
            label={t('bill.dates')}
            value={date}
            options={dates.map((value) => ({ value, label: dayText(value, language) }))}
            onChange={(event) => onChoose(event.target.value)}
            fieldClassName={`${css.select} noPrint`}
          />
        ) : (
          <Section as="nav" title={t('bill.dates')} titleClass={css.datesTitle} className={`${css.dates} noPrint`}>
            <ul>
              {dates.map((value) => (
                <li key={value}>
                  <button type="button" aria-current={value === date ? 'true' : undefined} className={css.date} onClick={() => onChoose(value)}>
                    {dayText(value, language)}
                  </button>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <section aria-label={t('bill.document', { date: dayText(date, language) })}>{children}</section>
        {narrow && above === null ? <div className={`${bills.after} noPrint`}>{actions}</div> : null}
      </div>
    </>
  );
}

/** Object URL of a blob for a download link, revoked when the content changes or the component unmounts. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const [created, setCreated] = useState<{ content: Blob; url: string }>();
  useEffect(() => {
    if (content === undefined) return;
    const url = URL.createObjectURL(content);
    setCreated({ content, url });
    return () => URL.revokeObjectURL(url);
  }, [content]);
  return created?.content === content ? created?.url : undefined;
}
