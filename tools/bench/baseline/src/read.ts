import { useQuery } from '@tanstack/react-query';

/** Reads an operation of the contract, without everything that the site adds: types made from the contract, checks, errors, languages. */
export function useRead<T>(path: string, enabled = true): T | undefined {
  return useQuery({
    queryKey: [path],
    enabled,
    staleTime: 60_000,
    queryFn: async () => {
      const response = await fetch(`/api/${path}`, { headers: { language: 'cn', token: localStorage.getItem('token') ?? '' } });
      return ((await response.json()) as { data: T }).data;
    },
  }).data;
}
