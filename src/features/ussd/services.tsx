import { CircleCheck, Hourglass, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyUssdRequest, type UssdGroup, type UssdResult, useApplyUssd, useSendUssdCode } from '@/api/generated/ussd';
import { lazyPart } from '@/components/lazy-part';
import { useSearchState } from '@/components/search-params';
import { inForm, isCallFailure, isOutcomeUnknown } from '@/forms/call-failure';
import { sendCodeOnce } from '@/forms/code-countdown';
import { usePersistedState } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { macauMinute } from '@/lib/macau-date';
import { AlertDialog } from '@/ui/alert-dialog';
import { Disclosure } from '@/ui/disclosure';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { actionOf, findService, forwardItems, itemsOf, rowsOf, type ServicePage, USSD_PARAMS } from './service.ts';
import { ServiceRow } from './service-row.tsx';
import { ForwardState, type KnownState, SwitchRow, switchId } from './state-rows.tsx';
import css from './ussd.module.css';

// Most services need no form: it is preloaded on user intent.
const ServiceForm = lazyPart(async () => (await import('./service-form')).ServiceForm);
const preloadForm = () => void ServiceForm.preload().catch(() => {});

/** Collapsible groups of services (USSD-01) and the dialog of the open service. */
export function Services({ page, groups, mobileNo }: { page: ServicePage; groups: readonly UssdGroup[]; mobileNo: string }) {
  const { t } = useTranslation('ussd');
  const [openId, setOpenId] = usePersistedState<string | undefined>(`ussd.${page}`, undefined);
  const [result, setResult] = useState<{ id: string; name: string; content: string | undefined }>();
  // A used code ends its countdown: the next one may be requested at once.
  const [usedCodes, setUsedCodes] = useState(0);
  const apply = useApplyUssd(inForm);
  const sendCode = useSendUssdCode(inForm);
  /** Names of the groups that were opened. */
  const [shown, setShown] = useState<readonly string[]>([]);
  const sending = useRef(new Map<string, Promise<unknown>>());
  const [known, setKnown] = usePersistedState<Record<string, KnownState>>(`ussd.states.${page}`, {}, { inTab: true });
  /** Switches that were used since their state was asked for: the answer may tell what was before. */
  const switched = useRef(new Set<string>());
  const open = openId === undefined ? undefined : findService(groups, openId);
  const close = () => setOpenId(undefined);

  /** The switch of which the item is a part, by the id under which its state is known. */
  const switchOf = (id: string) => {
    const row = groups.flatMap(({ ussdDetails }) => rowsOf(ussdDetails)).find((candidate) => itemsOf(candidate).some((item) => item.id === id));
    return row !== undefined && 'on' in row ? row : undefined;
  };

  /** Under which id the state is known that an item changes or asks for; empty where it has none. */
  const keyOf = (id: string) => {
    const forwards = groups.find(({ ussdDetails }) => ussdDetails.some((item) => item.id === id && actionOf(item).type === 'form'));
    return switchOf(id)?.on.id ?? (forwards && forwardItems(forwards.ussdDetails)[0]?.id) ?? '';
  };

  /** The button that was pressed may have become a switch, or a switch its two buttons: what is there now takes the focus. */
  const focusSwitch = (id: string) => {
    const row = switchOf(id);
    if (row) requestAnimationFrame(() => document.activeElement === document.body && document.getElementById(switchId(row.on.id))?.focus());
  };

  /** Keeps what the server said about a switch; an answer that does not name the state leaves it unknown. */
  const remember = (key: string, { state, ussdContent: answer = '' }: UssdResult, isChange = false) => {
    setKnown((states) => ({ ...states, [key]: { ...(state && { state }), answer, at: macauMinute(Date.now()), isChange } }));
  };

  /** Asks for the state of a switch; the row shows the answer. Asking changes nothing, so that it may be repeated. */
  const ask = async (key: string, id: string) => {
    switched.current.delete(key);
    const answered = await apply.mutateAsync({ data: { id } });
    if (!switched.current.has(key)) remember(key, answered);
  };

  /** Applies the open service and shows the result (USSD-09, USSD-15); rejects on failure. */
  const run = async (name: string, request: ApplyUssdRequest) => {
    const identity = { ...request, smsCode: undefined };
    const key = keyOf(request.id);
    const applied = await sendOnce({ operation: 'ussd', identity, whereToCheck: 'service' }, (headers) => apply.mutateAsync({ data: request, headers })).catch(
      (error: unknown) => {
        if (isCallFailure(error) && isOutcomeUnknown(error)) {
          switched.current.add(key);
          setKnown(({ [key]: _, ...states }) => states);
        }
        throw error;
      },
    );
    switched.current.add(key);
    if (request.smsCode !== undefined) setUsedCodes((count) => count + 1);
    close();
    if (key !== '') remember(key, applied, true);
    // The switch says it.
    if (switchOf(request.id) && applied.state !== undefined) return focusSwitch(request.id);
    // The state of its group says it, above the button that has the focus again.
    if (groups.some(({ ussdDetails }) => forwardItems(ussdDetails).some(({ id }) => id === request.id))) return;
    setResult({ id: request.id, name, content: applied.ussdContent || undefined });
  };

  /** Sends a service's code (USSD-14); a request in flight is shared, even if the dialog is closed and reopened. */
  const send = (id: string): Promise<unknown> => {
    const inFlight = sending.current.get(id);
    if (inFlight !== undefined) return inFlight;
    const sent = sendCodeOnce('ussd', id, (headers) => sendCode.mutateAsync({ data: { id }, headers })).finally(() => sending.current.delete(id));
    sending.current.set(id, sent);
    return sent;
  };

  // A link to the question of a service: it opens once, when the state is known, unless that is on already or the customer has opened another dialog.
  const { state, replace } = useSearchState(USSD_PARAMS);
  const wanted = state.question === 'none' ? undefined : groups.flatMap(({ ussdDetails }) => ussdDetails).find(({ linkedAs }) => linkedAs === state.question);
  const row = wanted && switchOf(wanted.id);
  const isAwaited = row?.ask !== undefined && known[row.on.id] === undefined;
  useEffect(() => {
    if (wanted === undefined || isAwaited) return;
    replace({ question: 'none' });
    if (openId === undefined && (row === undefined || known[row.on.id]?.state !== 'on')) setOpenId(wanted.id);
  });

  return (
    <>
      <div className={css.groups}>
        {groups
          .filter(({ ussdDetails }) => ussdDetails.length > 0)
          .map(({ groupName, ussdDetails }, at) => {
            const forwards = forwardItems(ussdDetails);
            const isAllForms = ussdDetails.every((item) => actionOf(item).type === 'form');
            const isOpen = at === 0 || (wanted !== undefined && ussdDetails.includes(wanted));
            return (
              <Disclosure
                key={groupName}
                variant="card"
                summary={<h2 className={css.groupName}>{groupName}</h2>}
                defaultOpen={isOpen}
                onToggle={(opened) => opened && setShown((names) => [...names, groupName])}
              >
                <ul aria-label={groupName} className={css.rows}>
                  {forwards[0] === undefined ? null : (
                    <ForwardState known={known[forwards[0].id]} items={forwards} onIntent={preloadForm} onPress={setOpenId} />
                  )}
                  {rowsOf(ussdDetails.filter((item) => !forwards.includes(item))).map((row) =>
                    'on' in row ? (
                      <SwitchRow
                        key={row.on.id}
                        row={row}
                        isNamed={row.name === groupName}
                        known={known[row.on.id]}
                        shown={isOpen || shown.includes(groupName)}
                        onAsk={(id) => ask(row.on.id, id)}
                        onPress={setOpenId}
                      />
                    ) : (
                      <ServiceRow key={row.item.id} item={row.item} plain={isAllForms} onIntent={preloadForm} onPress={() => setOpenId(row.item.id)} />
                    ),
                  )}
                </ul>
              </Disclosure>
            );
          })}
      </div>
      {open?.action.type === 'alert' ? (
        <AlertDialog open tone="info" icon={Info} title={open.item.ussdItemName} cancelLabel={t('result.close')} onCancel={close}>
          <p className={css.content}>{open.item.ussdContent}</p>
        </AlertDialog>
      ) : open?.action.type === 'confirm' ? (
        <ConfirmDialog
          item={open.item}
          onCancel={() => {
            close();
            focusSwitch(open.item.id);
          }}
          onConfirm={() => run(open.item.ussdItemName, { id: open.item.id })}
        />
      ) : open?.action.type === 'form' ? (
        <ServiceForm
          key={open.item.id}
          item={open.item}
          needsCode={open.action.needsCode}
          needsNumber={open.action.needsNumber}
          mobileNo={mobileNo}
          codeKey={`${mobileNo}:${open.item.id}:${usedCodes}`}
          onSendCode={() => send(open.item.id)}
          onClose={close}
          onApply={(request) => run(open.item.ussdItemName, request)}
        />
      ) : null}
      <AlertDialog
        open={result !== undefined}
        tone={result?.content === undefined ? 'info' : 'ok'}
        icon={result?.content === undefined ? Hourglass : CircleCheck}
        title={result?.name}
        cancelLabel={t('result.close')}
        onCancel={() => {
          setResult(undefined);
          if (result) focusSwitch(result.id);
        }}
      >
        <p className={css.content}>{result?.content ?? t('result.processing')}</p>
      </AlertDialog>
    </>
  );
}
