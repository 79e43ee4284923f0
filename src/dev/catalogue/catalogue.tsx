import { ArrowRight, Check, ChevronLeft, FileText, Lock, Printer, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Logo } from '@/brand/logo';
import { NightScene } from '@/brand/night-scene';
import { useCarouselLabels } from '@/components/carousel-labels';
import { LampIcon } from '@/components/lamp-icon';
import { ListPager } from '@/components/list-pager';
import { ToastRegion } from '@/components/toast-region';
import { PinField } from '@/forms/pin-field';
import { switchLanguage } from '@/i18n/i18n';
import { showToast } from '@/lib/toasts';
import { useLanguage } from '@/session/language';
import { AlertDialog } from '@/ui/alert-dialog';
import { AmountField } from '@/ui/amount-field';
import { Badge } from '@/ui/badge';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { Carousel } from '@/ui/carousel';
import { Checkbox } from '@/ui/checkbox';
import { Chip } from '@/ui/chip';
import { CodeField } from '@/ui/code-field';
import { Dialog } from '@/ui/dialog';
import { Disclosure } from '@/ui/disclosure';
import { ErrorSummary } from '@/ui/error-summary';
import { FieldStack } from '@/ui/field';
import { FileField } from '@/ui/file-field';
import { Icon, Spinner } from '@/ui/icon';
import { ListRowContent, ListRows, listRowClass } from '@/ui/lists';
import { Meter } from '@/ui/meter';
import { NightCard } from '@/ui/night-card';
import { EmptyState, ErrorPanel } from '@/ui/no-content';
import { Note } from '@/ui/note';
import { PillGroup } from '@/ui/pill-group';
import { Price } from '@/ui/price';
import { Radio, RadioGroup, RadioTile } from '@/ui/radio-group';
import { Card } from '@/ui/section';
import { Select } from '@/ui/select';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { Stepper } from '@/ui/stepper';
import { Switch } from '@/ui/switch';
import { Table } from '@/ui/table';
import { TabLinks, TabPanel, Tabs, tabLinkClass } from '@/ui/tabs';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { languages, textIn } from '../../../openapi/languages.ts';
import css from './catalogue.module.css';

/** The same few in all samples: what is looked at is the primitive, in the lines of each language. */
const words = {
  cn: {
    title: '元件表',
    name: '南灣店會員',
    action: '選擇',
    sentence: '請檢查網絡，或致電 1118。',
    optional: '（選填）',
    busy: '處理中',
    done: '已完成',
    per: '/月',
    items: ['流動數據', '大灣區', '親子', '樂齡'],
  },
  en: {
    title: 'Components',
    name: 'Nam Van members',
    action: 'Choose',
    sentence: 'Please check your connection or call 1118.',
    optional: '(optional)',
    busy: 'Processing',
    done: 'Done',
    per: 'a month',
    items: ['Mobile data', 'Greater Bay Area', 'Family', 'Senior'],
  },
};

const none = () => undefined;

/** Every primitive once, with the states that need neither data nor a press. */
export function Catalogue() {
  const language = useLanguage();
  const { title } = textIn(words, language);
  const samples = useSamples();
  useEffect(imitateStates, []);
  return (
    <>
      <header className={`${css.top} onDark`}>
        <div className={`wrap ${css.topRow}`}>
          <Logo onDark />
          <h1>{title}</h1>
          {languages.map(({ code, tag, name }) =>
            code === language ? null : (
              <button key={code} type="button" lang={tag} className={buttonClass({ variant: 'band', size: 44 })} onClick={() => void switchLanguage(code)}>
                {name}
              </button>
            ),
          )}
        </div>
      </header>
      <main className="wrap">
        {Object.entries(samples).map(([name, sample]) => (
          <section key={name} className={css.section}>
            <h2 lang="en">{name}</h2>
            <div className={css.sample}>{sample}</div>
          </section>
        ))}
      </main>
      <ToastRegion />
    </>
  );
}

function useSamples(): Record<string, ReactNode> {
  const { name, action, sentence, optional, busy, done, per, items } = textIn(words, useLanguage());
  const carouselLabels = useCarouselLabels();
  const [tab, setTab] = useState('0');
  const [page, setPage] = useState(2);
  const [attempt, setAttempt] = useState(0);
  const [open, setOpen] = useState<'alert' | 'dialog' | 'art'>();
  const close = () => setOpen(undefined);
  const options = items.map((label, at) => ({ id: String(at), value: String(at), label }));
  const ok = (
    <Badge tone="ok" icon={Check}>
      {done}
    </Badge>
  );
  const link = (
    <a href="#top" className={buttonClass({ variant: 'promotion' })}>
      {action}
      <Icon icon={ArrowRight} />
    </a>
  );
  return {
    Button: (
      <div className={css.stack}>
        {(['primary', 'secondary', 'quiet', 'danger', 'dangerSolid', 'promotion'] as const).map((variant) => (
          <div key={variant} className={css.row}>
            {[{}, { className: 'is-hover' }, { className: 'is-focus' }, { disabled: true }, { busy: true }].map((state) => (
              <Button key={JSON.stringify(state)} variant={variant} busyLabel={busy} {...state}>
                {action}
              </Button>
            ))}
          </div>
        ))}
        <div className={css.row}>
          <Button icon={Printer} size={44}>
            {action}
          </Button>
          {(['plain', 'outline', 'round'] as const).map((variant) => (
            <IconButton key={variant} variant={variant} label={action} icon={ChevronLeft} />
          ))}
          {link}
          <Spinner />
        </div>
      </div>
    ),
    TextField: (
      <>
        <TextField label={name} optional={optional} hint={sentence} placeholder={name} />
        <TextField label={name} hint={sentence} defaultValue={name} error={sentence} />
        <TextField label={name} prefix="+853" type="tel" defaultValue="6688 1234" note={sentence} noteTone="ok" suffix={ok} />
        <TextField label={name} disabled defaultValue="1028 8841 6" note={sentence} suffix={<Icon icon={Lock} />} />
        <TextField label={name} type="date" defaultValue="2026-11-23" />
        <PinField label={name} defaultValue="246810" autoComplete="current-password" />
        <CodeField label={name} defaultValue="480913" action={<Button disabled>{action}</Button>} />
        <AmountField label={name} defaultValue="386.00" choices={<Button size={44}>{action}</Button>} />
        <AmountField label={name} defaultValue="38600.00" error={sentence} />
        <TextArea label={name} defaultValue={sentence} below={<b>20 / 70</b>} />
        <Select label={name} defaultValue="1" options={options} />
      </>
    ),
    FileField: [undefined, { name: 'cv.pdf', text: '1.1 / 1.8 MB', progress: 0.62 }, { name: 'cv.pdf', text: '1.8 MB' }].map((file) => (
      <FileField
        key={file?.text ?? ''}
        label={name}
        labels={{ choose: action, replace: action, remove: action, progress: busy }}
        onChoose={none}
        onRemove={none}
        file={file}
      />
    )),
    Checkbox: [{}, { defaultChecked: true }, { error: sentence }, { disabled: true }, { disabled: true, defaultChecked: true }].map((state) => (
      <Checkbox key={JSON.stringify(state)} {...state}>
        {name}
      </Checkbox>
    )),
    RadioGroup: (
      <>
        <RadioGroup label={name} columns={2}>
          <RadioTile name="tile" defaultChecked title={name} text={sentence} />
          <RadioTile name="tile" title={name} fact={done} />
          <RadioTile name="tile" disabled title={name} text={sentence} />
        </RadioGroup>
        <RadioGroup label={name} error={sentence}>
          <Radio name="radio" title={name} />
          <Radio name="radio" disabled title={name} />
        </RadioGroup>
        <PillGroup label={name} options={options} value={tab} onChange={setTab} />
      </>
    ),
    Switch: [{ id: 'off' }, { id: 'on', defaultChecked: true }, { id: 'fixed', disabled: true }].map((state) => (
      <Switch key={state.id} label={name} state={done} {...state} />
    )),
    Tabs: (
      <div className={css.stack}>
        {(['line', 'pill', 'strip'] as const).map((variant) => (
          <div key={variant}>
            <Tabs id={variant} variant={variant} label={name} value={tab} onChange={setTab} items={[...options, { id: '4', label: name, badge: 2 }]} />
            <TabPanel tabs={variant} value={tab}>
              {sentence}
            </TabPanel>
          </div>
        ))}
        <TabLinks label={name}>
          <a href="#0" aria-current="page" className={tabLinkClass()}>
            {items[0]}
          </a>
          <a href="#1" className={tabLinkClass()}>
            {items[1]}
          </a>
        </TabLinks>
      </div>
    ),
    Breadcrumb: (
      <Breadcrumb label={name} current={items[1]}>
        <a href="#0">{items[0]}</a>
      </Breadcrumb>
    ),
    Stepper: <Stepper label={name} steps={items} current={1} position={(step, count) => `${step} / ${count}`} doneLabel={done} />,
    Pager: <ListPager page={page} pages={12} onChange={setPage} />,
    Disclosure: (['row', 'card'] as const).map((variant) => (
      <Disclosure key={variant} variant={variant} summary={name} defaultOpen>
        {sentence}
      </Disclosure>
    )),
    Badge: (
      <div className={css.row}>
        {(['ok', 'warn', 'error', 'info', 'neutral', 'warm', 'telha'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {done}
          </Badge>
        ))}
        <Badge tone="lamp">
          <LampIcon />
          {done}
        </Badge>
        <Chip tag={done} onRemove={none} removeLabel={action}>
          6612 3456
        </Chip>
      </div>
    ),
    Table: (
      <Table
        caption={name}
        rows={options}
        rowKey={({ id }) => id}
        columns={[
          { id: 'main', head: name, cell: ({ label }) => label, main: true, noWrap: true },
          { id: 'text', head: action, cell: () => sentence },
          { id: 'state', head: done, cell: () => ok, aside: true },
          { id: 'figure', head: 'MOP', cell: () => '386.00', figure: true },
        ]}
      />
    ),
    Lists: (
      <ListRows>
        {options.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={listRowClass()}>
              <ListRowContent icon={FileText} title={label} text={sentence} fact="MOP$386.00" />
            </a>
          </li>
        ))}
      </ListRows>
    ),
    Meter: (['usual', 'low', 'critical'] as const).map((state, at) => (
      <Meter
        key={state}
        label={name}
        state={state}
        left={0.4 - at / 5}
        valueText={`${8 - 4 * at} GB`}
        headline={`${8 - 4 * at} GB`}
        badge={
          state === 'usual' ? undefined : (
            <Badge tone={state === 'low' ? 'warn' : 'error'} icon={TriangleAlert}>
              {busy}
            </Badge>
          )
        }
        usedText={`${12 + 4 * at} GB`}
        totalText="20 GB"
        marks={[{ at: 0.2, text: name }]}
      />
    )),
    Price: (
      <div className={css.row}>
        {(['card', 'balance', 'payment', 'summary', 'inline'] as const).map((size) => (
          <Price key={size} size={size} amount="1,386" cents="50" per={per} />
        ))}
      </div>
    ),
    Cards: (
      <>
        <NightCard label={name} action={link}>
          <Price size="balance" amount={386} cents="00" />
        </NightCard>
        <Card>{sentence}</Card>
      </>
    ),
    Note: (['plain', 'info', 'ok', 'warn', 'remark'] as const).map((tone) => (
      <Note key={tone} tone={tone}>
        {sentence}
      </Note>
    )),
    Toast: (['success', 'error', 'info'] as const).map((kind) => (
      <Button key={kind} onClick={() => showToast(kind, sentence, name)}>
        {action}
      </Button>
    )),
    Dialog: (
      <>
        {(['alert', 'dialog', 'art'] as const).map((kind) => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            {action}
          </Button>
        ))}
        <AlertDialog
          open={open === 'alert'}
          icon={Trash2}
          destructive
          title={name}
          cancelLabel={done}
          confirmLabel={action}
          busyLabel={busy}
          onCancel={close}
          onConfirm={close}
        >
          {sentence}
        </AlertDialog>
        <Dialog open={open === 'dialog'} onClose={close} title={name} closeLabel={done} footer={<Button onClick={close}>{action}</Button>}>
          {sentence}
        </Dialog>
        <Dialog open={open === 'art'} onClose={close} size="wide" art={<NightScene />} title={name} closeLabel={done}>
          <FieldStack>
            <TextField label={name} data-autofocus />
            <PinField label={name} hint={sentence} autoComplete="current-password" />
          </FieldStack>
        </Dialog>
      </>
    ),
    ErrorSummary: (
      <>
        <ErrorSummary attempt={attempt} title={name} errors={attempt > 0 ? [{ field: 'wrong', text: sentence }] : []} />
        <TextField id="wrong" label={name} error={attempt > 0 ? sentence : undefined} />
        <Button onClick={() => setAttempt(attempt + 1)}>{action}</Button>
      </>
    ),
    NoContent: (
      <>
        <EmptyState level={3} title={name} action={<Button>{action}</Button>}>
          {sentence}
        </EmptyState>
        <ErrorPanel level={3} title={name} action={<Button>{action}</Button>}>
          {sentence}
        </ErrorPanel>
      </>
    ),
    Skeleton: (
      <SkeletonGroup label={busy} className={css.stack}>
        <Skeleton width="6rem" />
        {(['input', 'card', 'pill'] as const).map((radius) => (
          <Skeleton key={radius} height="3rem" radius={radius} />
        ))}
      </SkeletonGroup>
    ),
    Carousel: (
      <div className={css.stack}>
        <Carousel
          label={name}
          labels={carouselLabels}
          fade
          loop
          autoplay={6000}
          slides={options.map(({ id, label }) => ({
            id,
            name: label,
            content: (
              <div className={`${css.slide} onDark`}>
                <h3>{label}</h3>
                <Price size="display" amount={168} per={per} />
                <p>{link}</p>
              </div>
            ),
          }))}
        />
        <Carousel
          label={name}
          labels={carouselLabels}
          className={css.cards}
          header={<h3>{name}</h3>}
          slides={options.map(({ id, label }) => ({ id, name: label, content: <Card>{label}</Card> }))}
        />
      </div>
    ),
  };
}

/** Makes hover and focus visible beside the usual look: rules for them hold for the classes `is-hover` and `is-focus`, too. */
function imitateStates(): void {
  const imitations = new CSSStyleSheet();
  for (const { cssRules } of document.styleSheets) {
    // Rules for hover are in a media rule (postcss.config.mjs).
    for (const rule of [...cssRules].flatMap((one) => (one instanceof CSSMediaRule && one.conditionText === '(hover: hover)' ? [...one.cssRules] : one))) {
      if (!(rule instanceof CSSStyleRule) || !/:hover|:focus-visible/.test(rule.selectorText) || rule.selectorText.includes('::')) continue;
      imitations.insertRule(rule.cssText.replaceAll(':hover', '.is-hover').replaceAll(':focus-visible', '.is-focus'), imitations.cssRules.length);
    }
  }
  document.adoptedStyleSheets = [imitations];
}
