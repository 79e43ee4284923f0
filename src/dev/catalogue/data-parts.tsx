import { Award, Check, CircleAlert, Clock, FileText, type LucideIcon, MessageSquare, Signal, Tag, TriangleAlert, X } from 'lucide-react';
import { LampIcon } from '../../components/lamp-icon.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ListRowContent, ListRows, listRowClass } from '../../ui/lists.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NightCard } from '../../ui/night-card.tsx';
import { Note } from '../../ui/note.tsx';
import { Price } from '../../ui/price.tsx';
import { Card } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import css from './catalogue.module.css';
import { Section, useWords } from './words.tsx';

const badge = (tone: BadgeTone, text: string, icon?: LucideIcon) => (
  <Badge key={text} tone={tone} icon={icon}>
    {text}
  </Badge>
);

export function DataParts() {
  const t = useWords();
  const sent = badge('ok', t('已發送', 'Sent'), Check);
  const waiting = badge('warn', t('待發送', 'Waiting'), Clock);
  const failed = badge('error', t('失敗', 'Failed'), X);
  const remove = (what: string) => t(`移除 ${what}`, `Remove ${what}`);
  const none = () => undefined;
  const text = t('會員日提醒：本週六全店九折', 'Members’ day: 10% off everything this Saturday');
  const rows = [
    { id: '1', to: '6612 3456', at: t('11月19日 18:30', '19 Nov, 18:30'), text, state: sent, fee: '0.25' },
    { id: '2', to: '+852 9123 4567', at: t('11月19日 18:30', '19 Nov, 18:30'), text, state: waiting, fee: '1.00' },
    { id: '3', to: '6698 0021', at: t('11月18日 09:02', '18 Nov, 09:02'), text: t('新書到店，歡迎預留', 'New books are in'), state: failed, fee: '0.00' },
  ];
  const meters = [
    { state: 'usual', left: 7.4, used: 12.6, warning: undefined },
    { state: 'low', left: 1.6, used: 18.4, warning: badge('warn', t('快將用完', 'Nearly used up'), TriangleAlert) },
    { state: 'critical', left: 0, used: 20, warning: badge('error', t('已用完', 'Used up'), CircleAlert) },
  ] as const;
  const listRows = [
    { id: 'bill', icon: FileText, title: t('十一月帳單', 'November bill'), text: t('帳單日 11月 3日', 'Billed on 3 November'), fact: 'MOP$386.00' },
    { id: 'sms', icon: MessageSquare, title: t('網上短訊', 'Web SMS'), text: t('發送、記錄及預定', 'Send, look up, schedule') },
    { id: 'usage', icon: Signal, title: t('用量記錄', 'Usage'), look: 'is-focus' },
  ];
  return (
    <>
      <Section title={t('標籤', 'Labels')} text={t('可移除 36，狀態 28，狀態必附圖示或文字', 'Removable 36, states 28, always with a word')}>
        <div className={css.chips}>
          <Chip onRemove={none} removeLabel={remove('6612 3456')}>
            6612 3456
          </Chip>
          <Chip tag={t('國際', 'International')} onRemove={none} removeLabel={remove('+852 9123 4567')}>
            +852 9123 4567
          </Chip>
          {sent}
          {waiting}
          {failed}
          {badge('info', t('國際', 'International'))}
          {badge('neutral', t('本地', 'Local'))}
          {badge('warm', t('尊尚櫃位', 'Premium counter'), Award)}
          {badge('info', t('手機發售', 'Phones on sale'), Tag)}
          <Badge tone="lamp">
            <LampIcon />
            {t('推薦', 'Recommended')}
          </Badge>
          {badge('telha', t('新', 'New'))}
        </div>
      </Section>
      <Section title={t('表格', 'Tables')} text={t('電話上每列變成一張有標題的卡', 'On phones each row becomes a card with labels')}>
        <Table
          caption={t('短訊記錄', 'Messages sent')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { id: 'at', head: t('發送時間', 'Sent at'), cell: (row) => row.at, noWrap: true },
            { id: 'to', head: t('收件人', 'To'), cell: (row) => row.to, main: true, noWrap: true },
            { id: 'text', head: t('內容', 'Text'), cell: (row) => row.text },
            { id: 'state', head: t('狀態', 'State'), cell: (row) => row.state, aside: true },
            { id: 'fee', head: t('費用', 'Fee'), cell: (row) => row.fee, figure: true },
          ]}
        />
      </Section>
      <Section
        title={t('用量及價錢', 'Usage and prices')}
        text={t('燈點標示目前位置，數字永遠並列', 'The lamp marks where one is; the numbers stand beside it')}
      >
        <div className={css.three}>
          {meters.map(({ state, left, used, warning }) => (
            <Meter
              key={state}
              label={t('本地數據', 'Local data')}
              state={state}
              left={left / 20}
              valueText={t(`尚餘 ${left} GB，共 20 GB`, `${left} GB left of 20 GB`)}
              headline={t(`尚餘 ${left} GB`, `${left} GB left`)}
              badge={warning}
              usedText={t(`已用 ${used} GB`, `${used} GB used`)}
              totalText={t('共 20 GB', 'of 20 GB')}
              marks={state === 'usual' ? [{ at: 0.2, text: t('80% 時提示', 'Alert at 80%') }] : []}
            />
          ))}
        </div>
        <div className={css.two}>
          <NightCard label={t('應繳金額', 'Amount due')} action={<Button variant="promotion">{t('立即繳費', 'Pay now')}</Button>}>
            <Price size="balance" amount={386} cents="00" />
          </NightCard>
          <div className={css.chips}>
            <Price amount={168} per={t('/月', 'a month')} />
            <Price size="payment" amount={388} />
            <Price size="summary" amount="1,386" cents="50" />
            <Price size="inline" amount="8,380" />
          </div>
        </div>
        <div className={css.two}>
          <ListRows>
            {listRows.map(({ id, look, ...row }) => (
              <li key={id}>
                <a href={`#${id}`} className={listRowClass(look)}>
                  <ListRowContent {...row} />
                </a>
              </li>
            ))}
          </ListRows>
          <div className={css.stack}>
            <Card>{t('一張卡：一條線，沒有陰影。', 'A card: one line, no shadow.')}</Card>
            <Note>{t('我們不會以電話或短訊索取密碼。', 'We never ask for your PIN by phone or text.')}</Note>
            <Note tone="remark">
              {t('通話以每 1 分鐘為單位計算，不足 1 分鐘亦作 1 分鐘計。', 'Calls are charged by the minute; a part of a minute counts as one.')}
            </Note>
            <Note tone="warn">{t('漫遊期間收聽留言亦會收費。', 'Listening to voicemail abroad is charged.')}</Note>
            <Note tone="ok">{t('已更新電子帳單電郵。', 'Your email bill address is up to date.')}</Note>
          </div>
        </div>
      </Section>
    </>
  );
}
