import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a record is written for spreadsheets: no formulas, numbers called with their zeros, charges that can be added', () => {
  const heads = ['日期', '時間', '類別', '對方號碼', '用量', '單位', 'MOP'];
  const csv = csvOf(
    [
      { kind: 'data', day: '2026-10-15', time: '21:05', number: '', amount: 367_656, avos: 0, type: '流動數據' },
      { kind: 'idd', day: '2026-10-24', time: '12:18', number: '+8613800008578', amount: 358, avos: 1080, type: 'IDD "00", call' },
      { kind: 'idd', day: '2026-10-24', time: '12:20', number: '008613800008578', amount: 60, avos: -200, type: '-' },
    ],
    heads,
  );
  expect(csv).toBe(
    '\ufeff日期,時間,類別,對方號碼,用量,單位,MOP\r\n2026-10-15,21:05,流動數據,,367656,KB,0.00\r\n2026-10-24,12:18,"IDD ""00"", call",\'+8613800008578,358,s,10.80\r\n2026-10-24,12:20,\'-,\'008613800008578,60,s,-2.00\r\n',
  );
});
