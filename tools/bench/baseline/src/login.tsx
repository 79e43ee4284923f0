import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Number first, then the PIN, as on the site. */
export function Login({ onClose }: { onClose: () => void }) {
  const [number, setNumber] = useState<string>();
  const navigate = useNavigate();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (number === undefined) {
      setNumber(String(fields.get('mobileNo')));
      return;
    }
    const response = await fetch(`/api/care/login?t=${Date.now()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'cn', token: '' },
      body: JSON.stringify({ mobileNo: number, password: fields.get('password') }),
    });
    const { data } = (await response.json()) as { data: Record<string, string> };
    for (const [name, value] of Object.entries(data)) localStorage.setItem(name, value);
    onClose();
    await navigate('/account/billManagement/1');
  };

  return (
    <dialog
      ref={(element) => {
        if (element?.open === false) element.showModal();
      }}
      onClose={onClose}
      aria-label="我的帳戶"
    >
      <h2>我的帳戶</h2>
      <button type="button">登入</button>
      <button type="button">設定或忘記密碼</button>
      <form onSubmit={submit}>
        <label>
          手機號碼 +853
          <input name="mobileNo" inputMode="tel" autoComplete="tel-national" />
        </label>
        {number !== undefined && (
          <label>
            密碼
            <input name="password" type="password" autoComplete="current-password" />
          </label>
        )}
        <button type="submit">{number === undefined ? '下一步' : '登入'}</button>
        <button type="button">忘記密碼？</button>
      </form>
      <p>我們不會以電話或短訊索取密碼</p>
      <p>儲值卡客戶：輸入號碼後以短訊驗證碼登入。需要協助請致電 1118</p>
    </dialog>
  );
}
