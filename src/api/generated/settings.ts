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
  ChangePasswordRequest,
  ChangePasswordSuccess,
  ChangePromotionMediaRequest,
  ChangePromotionMediaSuccess,
  DataUsageAlertSuccess,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  SaveDataUsageAlertRequest,
  SaveDataUsageAlertSuccess,
  ServerErrorResponse,
  SessionExpired,
  VolteStatusSuccess
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
 * The levels at which the customer is told how much data is used. For a One Bill account they count for the number that is logged in, not for the others.
 * @summary Data usage alert levels
 */
export const dataUsageAlert = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DataUsageAlertSuccess | Failure | SessionExpired>(
      {url: `/api/care/datausagealert`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDataUsageAlertQueryKey = () => {
    return [
    "dataUsageAlert"
    ] as const;
    }


export const getDataUsageAlertQueryOptions = <TData = Awaited<ReturnType<typeof dataUsageAlert>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDataUsageAlertQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof dataUsageAlert>>> = ({ signal }) => dataUsageAlert(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DataUsageAlertQueryResult = NonNullable<Awaited<ReturnType<typeof dataUsageAlert>>>
export type DataUsageAlertQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useDataUsageAlert<TData = Awaited<ReturnType<typeof dataUsageAlert>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof dataUsageAlert>>,
          TError,
          Awaited<ReturnType<typeof dataUsageAlert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDataUsageAlert<TData = Awaited<ReturnType<typeof dataUsageAlert>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof dataUsageAlert>>,
          TError,
          Awaited<ReturnType<typeof dataUsageAlert>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDataUsageAlert<TData = Awaited<ReturnType<typeof dataUsageAlert>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Data usage alert levels
 */

export function useDataUsageAlert<TData = Awaited<ReturnType<typeof dataUsageAlert>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof dataUsageAlert>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDataUsageAlertQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces the levels of the number that is logged in. None to two levels; none turns the alerts off. `dataUsageAlert` answers the new levels from then on.
 * @summary Save the data usage alert levels
 */
export const saveDataUsageAlert = (
    saveDataUsageAlertRequest: BodyType<SaveDataUsageAlertRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SaveDataUsageAlertSuccess | Failure | SessionExpired>(
      {url: `/api/care/datausagealert`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveDataUsageAlertRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveDataUsageAlertMutationKey = () => ['saveDataUsageAlert'] as const;

export const getSaveDataUsageAlertMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDataUsageAlert>>, TError,SaveDataUsageAlertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveDataUsageAlert>>, TError,SaveDataUsageAlertMutationVariables, TContext> => {

const mutationKey = getSaveDataUsageAlertMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveDataUsageAlert>>, SaveDataUsageAlertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveDataUsageAlert(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveDataUsageAlertMutationResult = NonNullable<Awaited<ReturnType<typeof saveDataUsageAlert>>>
    export type SaveDataUsageAlertMutationBody = BodyType<SaveDataUsageAlertRequest>
    export type SaveDataUsageAlertMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SaveDataUsageAlertMutationVariables = {data: BodyType<SaveDataUsageAlertRequest>}

    /**
 * @summary Save the data usage alert levels
 */
export const useSaveDataUsageAlert = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveDataUsageAlert>>, TError,SaveDataUsageAlertMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveDataUsageAlert>>,
        TError,
        SaveDataUsageAlertMutationVariables,
        TContext
      > => {
      return useMutation(getSaveDataUsageAlertMutationOptions(options), queryClient);
    }
    /**
 * Sets by which ways the customer no longer wants promotions; `true` stops one, `false` allows it. A change takes 14 working days. No call reads the current choice, so the site starts with nothing chosen and sends only what the customer has chosen.
 * @summary Change the promotion media
 */
export const changePromotionMedia = (
    changePromotionMediaRequest: BodyType<ChangePromotionMediaRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ChangePromotionMediaSuccess | Failure | SessionExpired>(
      {url: `/api/care/changepromo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePromotionMediaRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangePromotionMediaMutationKey = () => ['changePromotionMedia'] as const;

export const getChangePromotionMediaMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePromotionMedia>>, TError,ChangePromotionMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changePromotionMedia>>, TError,ChangePromotionMediaMutationVariables, TContext> => {

const mutationKey = getChangePromotionMediaMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePromotionMedia>>, ChangePromotionMediaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePromotionMedia(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePromotionMediaMutationResult = NonNullable<Awaited<ReturnType<typeof changePromotionMedia>>>
    export type ChangePromotionMediaMutationBody = BodyType<ChangePromotionMediaRequest>
    export type ChangePromotionMediaMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type ChangePromotionMediaMutationVariables = {data: BodyType<ChangePromotionMediaRequest>}

    /**
 * @summary Change the promotion media
 */
export const useChangePromotionMedia = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePromotionMedia>>, TError,ChangePromotionMediaMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePromotionMedia>>,
        TError,
        ChangePromotionMediaMutationVariables,
        TContext
      > => {
      return useMutation(getChangePromotionMediaMutationOptions(options), queryClient);
    }
    /**
 * Changes the PIN of the postpaid customer who is logged in and knows the old one. It holds for the next log-in; this session goes on, every other one of the customer ends. A wrong old PIN counts as one at the log-in (both proposed by this project). The server checks that both new PINs are the same. A prepaid customer has no PIN and is refused, proposed by this project.
 * @summary Change the PIN
 */
export const changePassword = (
    changePasswordRequest: BodyType<ChangePasswordRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ChangePasswordSuccess | Failure | SessionExpired>(
      {url: `/api/care/changepassword`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<ChangePasswordRequest>
    export type ChangePasswordMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<ChangePasswordRequest>}

    /**
 * @summary Change the PIN
 */
export const useChangePassword = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * Whether the device of the customer who is logged in can make VoLTE calls, as the key of a text. The site holds the texts in both languages.
 * @summary VoLTE status
 */
export const volteStatus = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<VolteStatusSuccess | Failure | SessionExpired>(
      {url: `/api/business/volte`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getVolteStatusQueryKey = () => {
    return [
    "volteStatus"
    ] as const;
    }


export const getVolteStatusQueryOptions = <TData = Awaited<ReturnType<typeof volteStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVolteStatusQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof volteStatus>>> = ({ signal }) => volteStatus(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VolteStatusQueryResult = NonNullable<Awaited<ReturnType<typeof volteStatus>>>
export type VolteStatusQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useVolteStatus<TData = Awaited<ReturnType<typeof volteStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof volteStatus>>,
          TError,
          Awaited<ReturnType<typeof volteStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVolteStatus<TData = Awaited<ReturnType<typeof volteStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof volteStatus>>,
          TError,
          Awaited<ReturnType<typeof volteStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVolteStatus<TData = Awaited<ReturnType<typeof volteStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary VoLTE status
 */

export function useVolteStatus<TData = Awaited<ReturnType<typeof volteStatus>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof volteStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVolteStatusQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
