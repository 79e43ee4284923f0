import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from './parts.tsx';

/** Number first, then the PIN, as on the site. */
export function Login({ onClose }: { onClose: () => void }) {
  const [mobileNo, setMobileNo] = useState<unknown>();
  const navigate = useNavigate();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (mobileNo === undefined) return setMobileNo(fields.mobileNo);
    const response = await fetch(`/api/care/login?t=${Date.now()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'cn', token: '' },
      body: JSON.stringify(fields),
    });
    const { data } = (await response.json()) as { data: Record<string, string> };
    for (const [name, value] of Object.entries(data)) localStorage.setItem(name, value);
    onClose();
    await navigate('/account/billManagement/1');
  };

  return (
    <dialog ref={(element) => (element?.open === false ? element.showModal() : undefined)} onClose={onClose} aria-label="我的帳戶">
      <h2>我的帳戶</h2>
      <button type="button">登入</button>
      <button type="button">設定或忘記密碼</button>
      <form onSubmit={submit}>
        <Field label="手機號碼 +853" name="mobileNo" inputMode="tel" autoComplete="tel-national" />
        {mobileNo !== undefined && <Field label="密碼" name="password" type="password" autoComplete="current-password" />}
        <button type="submit">{mobileNo === undefined ? '下一步' : '登入'}</button>
        <button type="button">忘記密碼？</button>
      </form>
      <p>我們不會以電話或短訊索取密碼</p>
      <p>儲值卡客戶：輸入號碼後以短訊驗證碼登入。需要協助請致電 1118</p>
    </dialog>
  );
}
