import { useTranslation } from 'react-i18next';
import type { DataRow } from '@/api/generated/roaming';
import { MAX_LG } from '@/ui/breakpoints';
import { useMedia } from '@/ui/use-media';
import { Charge, ChargeFigure, isOffered, NotOffered } from './charge.tsx';
import { NetworkCards } from './network-cards.tsx';
import { codeClass, figureClass, WideTable } from './wide-table.tsx';

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
          <th scope="col" className={figureClass}>
            {t('data.minimum')}
          </th>
          <th scope="col" className={figureClass}>
            {t('data.minimumData')}
          </th>
          <th scope="col" className={figureClass}>
            {t('data.thereafter')}
          </th>
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
              <ChargeFigure value={row.miniCharge} />
            </td>
            <td className={figureClass}>{isOffered(row.minimumData) ? t('data.kilobytes', { kb: row.minimumData }) : <NotOffered />}</td>
            <td className={figureClass}>
              <ChargeFigure value={row.thereafterData} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Cards({ rows }: DataChargesProps) {
  const { t } = useTranslation('roaming');
  return (
    <NetworkCards
      networks={rows.map(({ operator, networkCode, plmnCode, networkFrequency, miniCharge, minimumData, thereafterData }) => ({
        id: `${operator} ${plmnCode}`,
        name: operator,
        aside: networkCode,
        lines: [
          { label: isOffered(minimumData) ? t('data.first', { kb: minimumData }) : t('data.minimum'), value: <Charge value={miniCharge} /> },
          { label: t('data.thereafter'), value: <Charge value={thereafterData} /> },
          { label: t('data.plmn'), value: plmnCode ?? '-' },
          { label: t('data.bands'), value: networkFrequency ?? '-' },
        ],
      }))}
    />
  );
}
