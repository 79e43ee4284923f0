import { useTranslation } from 'react-i18next';
import type { DataRow } from '@/api/generated/roaming';
import { MAX_LG, useMedia } from '@/ui/media';
import { Charge, codeClass, figureClass, isOffered, NetworkCards, NotOffered, WideTable } from './charges.tsx';

interface DataChargesProps {
  place: string;
  rows: readonly DataRow[];
}

/** Data charges by network (ROAM-11) as a table, or as cards on phones. */
export function DataCharges(props: DataChargesProps) {
  return useMedia(MAX_LG) ? <Cards {...props} /> : <DataTable {...props} />;
}

function DataTable({ place, rows }: DataChargesProps) {
  const { t } = useTranslation('roaming');
  return (
    <WideTable caption={t('data.caption', { place })}>
      <thead>
        <tr>
          <th scope="col">{t('network')}</th>
          <th scope="col">{t('data.shownAs')}</th>
          <th scope="col">{t('data.plmn')}</th>
          <th scope="col">{t('data.bands')}</th>
          {(['data.minimum', 'data.minimumData', 'data.thereafter'] as const).map((figure) => (
            <th key={figure} scope="col" className={figureClass}>
              {t(figure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.operator} ${row.plmnCode}`}>
            <th scope="row">{row.operator}</th>
            <td className={codeClass}>{row.networkCode ?? '-'}</td>
            <td className={codeClass}>{row.plmnCode ?? '-'}</td>
            <td>{row.networkFrequency ?? '-'}</td>
            <td className={figureClass}>
              <Charge value={row.miniCharge} />
            </td>
            <td className={figureClass}>{isOffered(row.minimumData) ? t('data.kilobytes', { kb: row.minimumData }) : <NotOffered />}</td>
            <td className={figureClass}>
              <Charge value={row.thereafterData} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Networks with the same charges are one card. */
function Cards({ rows }: DataChargesProps) {
  const { t } = useTranslation('roaming');
  const groups = new Map<string, DataRow[]>();
  for (const row of rows) {
    const charges = `${row.miniCharge} ${row.minimumData} ${row.thereafterData}`;
    groups.set(charges, [...(groups.get(charges) ?? []), row]);
  }
  return (
    <NetworkCards
      networks={[...groups].map(([id, networks]) => {
        const { miniCharge, minimumData, thereafterData } = networks[0] as DataRow;
        return {
          id,
          name: networks.map(({ operator }) => operator).join(t('and')),
          lines: [
            { label: isOffered(minimumData) ? t('data.first', { kb: minimumData }) : t('data.minimum'), value: <Charge value={miniCharge} /> },
            { label: t('data.thereafter'), value: <Charge value={thereafterData} /> },
          ],
          details: {
            summary: t('data.technical'),
            lines: networks.map(({ operator, networkCode, plmnCode, networkFrequency }) => ({
              label: [operator, networkCode].filter(Boolean).join(' · '),
              value: [plmnCode, networkFrequency].filter(Boolean).join(' · ') || '-',
            })),
          },
        };
      })}
    />
  );
}
