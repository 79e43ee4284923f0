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
  Idd00PlansSuccess,
  Idd060PlansSuccess,
  NotFoundResponse,
  OtherErrorResponse,
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
 * Charges of international calls dialled with 00, one row for each country or part of a country. Charges are in MOP per minute and counted in units of 6 seconds; the peak period is Monday to Friday, 08:00 to 21:00, Macau time. Rows come in the order of the table; the last row of a list that is not empty stands for every country that is not listed. `不適用` is for Chinese, `Not applicable` for English, `-` for both.
 * @summary IDD 00 tariff
 */
export const idd00Plans = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Idd00PlansSuccess | Failure>(
      {url: `/api/iddplan/getIdd00PlansVOs`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getIdd00PlansQueryKey = () => {
    return [
    "idd00Plans"
    ] as const;
    }


export const getIdd00PlansQueryOptions = <TData = Awaited<ReturnType<typeof idd00Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIdd00PlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof idd00Plans>>> = ({ signal }) => idd00Plans(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type Idd00PlansQueryResult = NonNullable<Awaited<ReturnType<typeof idd00Plans>>>
export type Idd00PlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useIdd00Plans<TData = Awaited<ReturnType<typeof idd00Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof idd00Plans>>,
          TError,
          Awaited<ReturnType<typeof idd00Plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIdd00Plans<TData = Awaited<ReturnType<typeof idd00Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof idd00Plans>>,
          TError,
          Awaited<ReturnType<typeof idd00Plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIdd00Plans<TData = Awaited<ReturnType<typeof idd00Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary IDD 00 tariff
 */

export function useIdd00Plans<TData = Awaited<ReturnType<typeof idd00Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd00Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIdd00PlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Charges of international calls dialled with 060, one row for each country. Charges are in MOP per minute and counted in units of 6 seconds; the 060 rate applies Monday to Friday, 20:00 to 08:00, and on weekends and public holidays, Macau time. Rows come in the order of the table; the last row stands for every country that is not listed and says that 060 cannot be used. The specification leaves the path of this call out; it is proposed by this project after `idd00Plans`.
 * @summary IDD 060 tariff
 */
export const idd060Plans = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Idd060PlansSuccess | Failure>(
      {url: `/api/iddplan/getIdd060PlansVOs`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getIdd060PlansQueryKey = () => {
    return [
    "idd060Plans"
    ] as const;
    }


export const getIdd060PlansQueryOptions = <TData = Awaited<ReturnType<typeof idd060Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getIdd060PlansQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof idd060Plans>>> = ({ signal }) => idd060Plans(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type Idd060PlansQueryResult = NonNullable<Awaited<ReturnType<typeof idd060Plans>>>
export type Idd060PlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useIdd060Plans<TData = Awaited<ReturnType<typeof idd060Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof idd060Plans>>,
          TError,
          Awaited<ReturnType<typeof idd060Plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIdd060Plans<TData = Awaited<ReturnType<typeof idd060Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof idd060Plans>>,
          TError,
          Awaited<ReturnType<typeof idd060Plans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useIdd060Plans<TData = Awaited<ReturnType<typeof idd060Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary IDD 060 tariff
 */

export function useIdd060Plans<TData = Awaited<ReturnType<typeof idd060Plans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof idd060Plans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getIdd060PlansQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
