/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  SearchResultsParams,
  SearchResultsSuccess,
  ServerErrorResponse
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Pages of the site whose title or text contains the keyword in the language of the request, best match first, 10 rows a page; a keyword of several words is found where all of them are. Upper and lower case are the same. Without a match `rows` is empty; the site then shows its not-found page.
 * @summary Search the site, one page
 */
export const searchResults = (
    params: SearchResultsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SearchResultsSuccess | Failure>(
      {url: `/api/search/keyword`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSearchResultsQueryKey = (params?: SearchResultsParams,) => {
    return [
    "searchResults", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchResultsQueryOptions = <TData = Awaited<ReturnType<typeof searchResults>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: SearchResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchResultsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchResults>>> = ({ signal }) => searchResults(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchResultsQueryResult = NonNullable<Awaited<ReturnType<typeof searchResults>>>
export type SearchResultsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useSearchResults<TData = Awaited<ReturnType<typeof searchResults>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SearchResultsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchResults<TData = Awaited<ReturnType<typeof searchResults>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SearchResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchResults>>,
          TError,
          Awaited<ReturnType<typeof searchResults>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchResults<TData = Awaited<ReturnType<typeof searchResults>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SearchResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search the site, one page
 */

export function useSearchResults<TData = Awaited<ReturnType<typeof searchResults>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SearchResultsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchResults>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchResultsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
