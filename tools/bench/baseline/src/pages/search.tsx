import { Link, useSearchParams } from 'react-router-dom';
import { useRead } from '../parts.tsx';

interface Results {
  pages: { total: number; totalPages: number; rows: { title: string; content: string; jumpurl: string }[] };
}

export function Search() {
  const [parameters, setParameters] = useSearchParams();
  const keyWord = parameters.get('keyWord') ?? '';
  const page = Number(parameters.get('page') ?? 1);
  const found = useRead<Results>(`search/keyword?keyword=${encodeURIComponent(keyWord)}&page=${page}`)?.pages;
  const turn = (to: number) => setParameters({ keyWord, page: String(to) });
  return (
    <>
      <p>
        <Link to="/index">首頁</Link> › 搜尋結果
      </p>
      <h1>搜尋結果</h1>
      <form className="row">
        <input type="search" name="keyWord" defaultValue={keyWord} aria-label="搜尋關鍵字" />
        <button type="submit">搜尋</button>
      </form>
      {found !== undefined && (
        <>
          <h2>{`找到 ${found.total} 項與「${keyWord}」有關的結果 第 ${page} 頁，共 ${found.totalPages} 頁`}</h2>
          <ul className="list">
            {found.rows.map(({ title, content, jumpurl }) => (
              <li key={jumpurl + title}>
                <Link to={jumpurl}>
                  <h3>{title}</h3>
                  <p>{content}</p>
                </Link>
              </li>
            ))}
          </ul>
          <button type="button" aria-label="上一頁" disabled={page === 1} onClick={() => turn(page - 1)} />
          <button type="button" aria-label="下一頁" onClick={() => turn(page + 1)} />
        </>
      )}
    </>
  );
}
