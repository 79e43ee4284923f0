/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  RequestUsageReissueHeaders,
  RequestUsageReissueRequest,
  RequestUsageReissueSuccess,
  ServerErrorResponse,
  SessionExpired,
  UsageDetailPeriodsSuccess,
  UsageDetailRequest,
  UsageDetailSuccess,
  UsageReissuePeriodsSuccess
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



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
 * The bill periods of which the customer may ask for the detailed usage record again. Empty for a prepaid customer. The answer is proposed by this project.
 * @summary Periods of records that can be reissued
 */
export const usageReissuePeriods = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UsageReissuePeriodsSuccess | Failure | SessionExpired>(
      {url: `/api/care/detailbillnextthree`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getUsageReissuePeriodsQueryKey = () => {
    return [
    "usageReissuePeriods"
    ] as const;
    }


export const getUsageReissuePeriodsQueryOptions = <TData = Awaited<ReturnType<typeof usageReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUsageReissuePeriodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof usageReissuePeriods>>> = ({ signal }) => usageReissuePeriods(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UsageReissuePeriodsQueryResult = NonNullable<Awaited<ReturnType<typeof usageReissuePeriods>>>
export type UsageReissuePeriodsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useUsageReissuePeriods<TData = Awaited<ReturnType<typeof usageReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageReissuePeriods>>,
          TError,
          Awaited<ReturnType<typeof usageReissuePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageReissuePeriods<TData = Awaited<ReturnType<typeof usageReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageReissuePeriods>>,
          TError,
          Awaited<ReturnType<typeof usageReissuePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageReissuePeriods<TData = Awaited<ReturnType<typeof usageReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Periods of records that can be reissued
 */

export function useUsageReissuePeriods<TData = Awaited<ReturnType<typeof usageReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUsageReissuePeriodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the request for a copy of the detailed usage record of one period. It costs MOP 20 per copy. A period without a record answers status `-1`. So that nobody pays twice by mistake, a period that was already requested answers status `-1`, too; that is proposed by this project, as is `data.res`.
 * @summary Ask for a detailed usage record again
 */
export const requestUsageReissue = (
    requestUsageReissueRequest: BodyType<RequestUsageReissueRequest>,
    headers?: RequestUsageReissueHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RequestUsageReissueSuccess | Failure | SessionExpired>(
      {url: `/api/care/detailbillnextthree`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: requestUsageReissueRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRequestUsageReissueMutationKey = () => ['requestUsageReissue'] as const;

export const getRequestUsageReissueMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestUsageReissue>>, TError,RequestUsageReissueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestUsageReissue>>, TError,RequestUsageReissueMutationVariables, TContext> => {

const mutationKey = getRequestUsageReissueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestUsageReissue>>, RequestUsageReissueMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestUsageReissue(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestUsageReissueMutationResult = NonNullable<Awaited<ReturnType<typeof requestUsageReissue>>>
    export type RequestUsageReissueMutationBody = BodyType<RequestUsageReissueRequest>
    export type RequestUsageReissueMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type RequestUsageReissueMutationVariables = {data: BodyType<RequestUsageReissueRequest>;headers?: RequestUsageReissueHeaders}

    /**
 * @summary Ask for a detailed usage record again
 */
export const useRequestUsageReissue = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestUsageReissue>>, TError,RequestUsageReissueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestUsageReissue>>,
        TError,
        RequestUsageReissueMutationVariables,
        TContext
      > => {
      return useMutation(getRequestUsageReissueMutationOptions(options), queryClient);
    }
    /**
 * The bill periods of which the customer can read the detailed usage record. Empty for a prepaid customer and for a One Bill account, which asks the chat service instead. The answer is proposed by this project.
 * @summary Periods of records that can be read
 */
export const usageDetailPeriods = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UsageDetailPeriodsSuccess | Failure | SessionExpired>(
      {url: `/api/care/checkdetailbill`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getUsageDetailPeriodsQueryKey = () => {
    return [
    "usageDetailPeriods"
    ] as const;
    }


export const getUsageDetailPeriodsQueryOptions = <TData = Awaited<ReturnType<typeof usageDetailPeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUsageDetailPeriodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof usageDetailPeriods>>> = ({ signal }) => usageDetailPeriods(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UsageDetailPeriodsQueryResult = NonNullable<Awaited<ReturnType<typeof usageDetailPeriods>>>
export type UsageDetailPeriodsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useUsageDetailPeriods<TData = Awaited<ReturnType<typeof usageDetailPeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageDetailPeriods>>,
          TError,
          Awaited<ReturnType<typeof usageDetailPeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageDetailPeriods<TData = Awaited<ReturnType<typeof usageDetailPeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageDetailPeriods>>,
          TError,
          Awaited<ReturnType<typeof usageDetailPeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageDetailPeriods<TData = Awaited<ReturnType<typeof usageDetailPeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Periods of records that can be read
 */

export function useUsageDetailPeriods<TData = Awaited<ReturnType<typeof usageDetailPeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetailPeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUsageDetailPeriodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Reads the detailed usage record of one period as plain text in the language of the request. A read, although it is a POST. A period without a record answers status `-1`, and so does a One Bill account.
 * @summary Detailed usage record of one period
 */
export const usageDetail = (
    usageDetailRequest: BodyType<UsageDetailRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UsageDetailSuccess | Failure | SessionExpired>(
      {url: `/api/care/checkdetailbill`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: usageDetailRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUsageDetailQueryKey = (usageDetailRequest?: BodyType<UsageDetailRequest>,) => {
    return [
    "usageDetail", ...(usageDetailRequest ? [usageDetailRequest] : []), usageDetailRequest
    ] as const;
    }


export const getUsageDetailQueryOptions = <TData = Awaited<ReturnType<typeof usageDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(usageDetailRequest: BodyType<UsageDetailRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUsageDetailQueryKey(usageDetailRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof usageDetail>>> = ({ signal }) => usageDetail(usageDetailRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UsageDetailQueryResult = NonNullable<Awaited<ReturnType<typeof usageDetail>>>
export type UsageDetailQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useUsageDetail<TData = Awaited<ReturnType<typeof usageDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 usageDetailRequest: BodyType<UsageDetailRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageDetail>>,
          TError,
          Awaited<ReturnType<typeof usageDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageDetail<TData = Awaited<ReturnType<typeof usageDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 usageDetailRequest: BodyType<UsageDetailRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof usageDetail>>,
          TError,
          Awaited<ReturnType<typeof usageDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUsageDetail<TData = Awaited<ReturnType<typeof usageDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 usageDetailRequest: BodyType<UsageDetailRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Detailed usage record of one period
 */

export function useUsageDetail<TData = Awaited<ReturnType<typeof usageDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 usageDetailRequest: BodyType<UsageDetailRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof usageDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUsageDetailQueryOptions(usageDetailRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
