import { useTranslation } from 'react-i18next';
import type { VideoRow, VoiceRow } from '@/api/generated/roaming';
import { MAX_LG, useMedia } from '@/ui/media';
import { Charge, ChargeCell, codeClass, edgeClass, figureClass, groupClass, isOffered, type NetworkCard, NetworkCards, WideTable } from './charges.tsx';

/** Call directions with the fields of their peak and off-peak charges in MOP per minute. */
const groups = [
  { id: 'local', peak: 'localPeakMin', offPeak: 'localNonPeakMin' },
  { id: 'macau', peak: 'peakMin', offPeak: 'nonPeakMin' },
  { id: 'elsewhere', peak: 'outgoPeakMin', offPeak: 'outgoNonPeakMin' },
] as const;

interface CallChargesProps {
  kind: 'voice' | 'video';
  place: string;
  /** Video rows have the same fields as voice rows (decision C08). */
  rows: readonly (VoiceRow | VideoRow)[];
}

/** Charges of calls and text messages by network (ROAM-10) as a table, or as cards on phones. */
export function CallCharges({ kind, place, rows }: CallChargesProps) {
  const narrow = useMedia(MAX_LG);
  // The column for messages is hidden when no network has a charge for them, as for video calls.
  const messages = kind === 'voice' || rows.some(({ smsMo }) => isOffered(smsMo));
  return narrow ? <Cards rows={rows} messages={messages} /> : <CallTable kind={kind} place={place} rows={rows} messages={messages} />;
}

type Part = Pick<CallChargesProps, 'rows'> & { messages: boolean };

function CallTable({ kind, place, rows, messages }: CallChargesProps & Part) {
  const { t } = useTranslation('roaming');
  return (
    <WideTable caption={t(`${kind}.caption`, { place })}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('network')}
          </th>
          <th scope="col" rowSpan={2}>
            {t('accessCode')}
          </th>
          {groups.map(({ id }) => (
            <th key={id} scope="colgroup" colSpan={2} className={`${groupClass} ${edgeClass}`}>
              {t(id)}
            </th>
          ))}
          <th scope="col" rowSpan={2} className={`${figureClass} ${edgeClass}`}>
            {t('incoming')}
          </th>
          {messages ? (
            <th scope="col" rowSpan={2} className={figureClass}>
              {t('message')}
            </th>
          ) : null}
        </tr>
        <tr>
          {groups.flatMap(({ id }) => [
            <th key={`${id} peak`} scope="col" className={`${figureClass} ${edgeClass}`}>
              {t('peak')}
            </th>,
            <th key={`${id} off-peak`} scope="col" className={figureClass}>
              {t('offPeak')}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.networkOperator} ${row.accessCode}`}>
            <th scope="row">{row.networkOperator}</th>
            <td className={codeClass}>{row.accessCode ?? '-'}</td>
            {groups.flatMap(({ id, peak, offPeak }) => [
              <ChargeCell key={`${id} peak`} value={row[peak]} />,
              <ChargeCell key={`${id} off-peak`} value={row[offPeak]} />,
            ])}
            <ChargeCell value={row.incomePeakMin} />
            {messages ? <ChargeCell value={row.smsMo} /> : null}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Cards({ rows, messages }: Part) {
  const { t } = useTranslation('roaming');
  const line = (label: string, charge: string | undefined, per = t('perMinute')) => ({ label, value: <Charge value={charge} per={per} /> });
  const cards = rows.map((row): NetworkCard => {
    const calls = groups.flatMap(({ id, peak, offPeak }) => {
      // Equal peak and off-peak charges share one line.
      const same = row[peak] === row[offPeak] || (!isOffered(row[peak]) && !isOffered(row[offPeak]));
      return same ? [line(t(`${id}Any`), row[peak])] : [line(t(`${id}Peak`), row[peak]), line(t(`${id}OffPeak`), row[offPeak])];
    });
    return {
      id: `${row.networkOperator} ${row.accessCode}`,
      name: row.networkOperator,
      aside: row.accessCode === undefined || row.accessCode === '-' ? undefined : t('accessCodeOf', { code: row.accessCode }),
      lines: [...calls, line(t('incoming'), row.incomePeakMin), ...(messages ? [line(t('message'), row.smsMo, t('perMessage'))] : [])],
    };
  });
  return <NetworkCards networks={cards} />;
}
