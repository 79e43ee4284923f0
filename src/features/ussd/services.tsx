import { CircleCheck, Hourglass, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplyUssdRequest, type UssdGroup, useApplyUssd, useSendUssdCode } from '@/api/ussd';
import { lazyPart } from '@/components/lazy-part';
import { inForm } from '@/forms/call-failure';
import { sendCodeOnce } from '@/forms/code-countdown';
import { usePersistedState } from '@/forms/persisted-state';
import { sendOnce } from '@/forms/send-once';
import { AlertDialog } from '@/ui/alert-dialog';
import { Disclosure } from '@/ui/disclosure';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { findService, type ServicePage } from './service.ts';
import { ServiceRow } from './service-row.tsx';
import css from './ussd.module.css';

// Most services need no form: it comes when one is about to be chosen.
const ServiceForm = lazyPart(async () => (await import('./service-form')).ServiceForm);
const preloadForm = () => void ServiceForm.preload().catch(() => {});

interface ServicesProps {
  page: ServicePage;
  groups: readonly UssdGroup[];
  mobileNo: string;
}

/** The groups that open and close (USSD-01), and the one dialog that a service opens. */
export function Services({ page, groups, mobileNo }: ServicesProps) {
  const { t } = useTranslation('ussd');
  const [openId, setOpenId] = usePersistedState<string | undefined>(`ussd.${page}`, undefined);
  const [result, setResult] = useState<{ name: string; content: string | undefined }>();
  // A code counts once: after each that was used, another may be sent at once.
  const [used, setUsed] = useState(0);
  const apply = useApplyUssd(inForm);
  const sendCode = useSendUssdCode(inForm);
  const sending = useRef(new Map<string, Promise<unknown>>());
  const open = openId === undefined ? undefined : findService(groups, openId);
  const close = () => setOpenId(undefined);

  /** Applies the open service and shows what came of it (USSD-09, USSD-15); rejects when it failed. */
  const run = async (name: string, request: ApplyUssdRequest) => {
    const same = { ...request, smsCode: undefined };
    const { ussdContent } = await sendOnce({ operation: 'ussd', same, look: 'service' }, () => apply.mutateAsync({ data: request }));
    if (request.smsCode !== undefined) setUsed((times) => times + 1);
    close();
    setResult({ name, content: ussdContent || undefined });
  };

  /** Sends the code of a service (USSD-14); one that is on its way is not sent again, even if the dialog was closed and opened meanwhile. */
  const send = (id: string): Promise<unknown> => {
    const under = sending.current.get(id);
    if (under !== undefined) return under;
    const sent = sendCodeOnce('ussd', id, () => sendCode.mutateAsync({ data: { id } })).finally(() => sending.current.delete(id));
    sending.current.set(id, sent);
    return sent;
  };

  return (
    <>
      <div className={css.groups}>
        {groups
          .filter(({ ussdDetails }) => ussdDetails.length > 0)
          .map(({ groupName, ussdDetails }, at) => (
            <Disclosure key={groupName} variant="card" summary={<h2 className={css.groupName}>{groupName}</h2>} defaultOpen={at === 0}>
              <ul aria-label={groupName} className={css.rows}>
                {ussdDetails.map((item) => (
                  <ServiceRow key={item.id} item={item} groupName={groupName} onNear={preloadForm} onPress={() => setOpenId(item.id)} />
                ))}
              </ul>
            </Disclosure>
          ))}
      </div>
      {open?.action.type === 'alert' ? (
        <AlertDialog open tone="info" icon={Info} title={open.item.ussdItemName} cancelLabel={t('result.close')} onCancel={close}>
          <p className={css.content}>{open.item.ussdContent}</p>
        </AlertDialog>
      ) : open?.action.type === 'confirm' ? (
        <ConfirmDialog item={open.item} onCancel={close} onConfirm={() => run(open.item.ussdItemName, { id: open.item.id })} />
      ) : open?.action.type === 'form' ? (
        <ServiceForm
          key={open.item.id}
          item={open.item}
          needsCode={open.action.needsCode}
          needsNumber={open.action.needsNumber}
          mobileNo={mobileNo}
          codeKey={`${mobileNo}:${open.item.id}:${used}`}
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
        onCancel={() => setResult(undefined)}
      >
        <p className={css.content}>{result?.content ?? t('result.processing')}</p>
      </AlertDialog>
    </>
  );
}
