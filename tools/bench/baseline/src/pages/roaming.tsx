import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Field, useRead } from '../parts.tsx';

export function Roaming() {
  const regions = useRead<{ regionId: string; name: string }[]>('iddRoaming/listSelectRoamingRegions');
  const [region, setRegion] = useState('');
  const places = useRead<{ rdId: string; name: string }[]>(`iddRoaming/getRDsByRegionId/${region}`, region !== '');
  return (
    <>
      <p>
        <Link to="/index">首頁</Link> › 漫遊收費
      </p>
      <h1>漫遊收費</h1>
      <p>揀選地區及目的地，查看語音、視像及數據收費。</p>
      <nav className="row">
        <Link to="/idd/roamingcharge">漫遊收費</Link>
        <Link to="/idd/idd00">IDD 00 收費</Link>
        <Link to="/idd/idd060">IDD 060 收費</Link>
      </nav>
      <form className="card">
        <Field label="今次去哪裡？輸入國家或地區名稱，毋須先揀選地區。" type="search" />
        <label>
          地區
          <select value={region} onChange={(event) => setRegion(event.target.value)}>
            <option value="">請揀選</option>
            {regions?.map(({ regionId, name }) => (
              <option key={regionId} value={regionId}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          目的地
          <select disabled={region === ''}>
            <option>請先揀選地區</option>
            {places?.map(({ rdId, name }) => (
              <option key={rdId}>{name}</option>
            ))}
          </select>
        </label>
        <Field label="網絡" defaultValue="5G, 4G LTE or 3G" />
        <button type="submit">查詢收費</button>
      </form>
      <details>
        <summary>漫遊收費條款及細則</summary>
      </details>
    </>
  );
}
