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
  ApplyUssdHeaders,
  ApplyUssdRequest,
  ApplyUssdSuccess,
  BadRequestResponse,
  CountriesSuccess,
  Done,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  SendUssdCodeHeaders,
  SendUssdCodeRequest,
  ServerErrorResponse,
  SessionExpired,
  UssdGroupsParams,
  UssdGroupsSuccess
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
 * The countries that calls can be forwarded to. The first one is preselected, so Macau comes first; the others follow in the order in which they are shown. No two have the same name, but several may share a code, such as `1`. No token is needed.
 * @summary Countries for a forward-to number
 */
export const countries = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CountriesSuccess | Failure>(
      {url: `/api/business/countryList`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCountriesQueryKey = () => {
    return [
    "countries"
    ] as const;
    }


export const getCountriesQueryOptions = <TData = Awaited<ReturnType<typeof countries>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countries>>> = ({ signal }) => countries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountriesQueryResult = NonNullable<Awaited<ReturnType<typeof countries>>>
export type CountriesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useCountries<TData = Awaited<ReturnType<typeof countries>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countries>>,
          TError,
          Awaited<ReturnType<typeof countries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountries<TData = Awaited<ReturnType<typeof countries>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countries>>,
          TError,
          Awaited<ReturnType<typeof countries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountries<TData = Awaited<ReturnType<typeof countries>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Countries for a forward-to number
 */

export function useCountries<TData = Awaited<ReturnType<typeof countries>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The services that the customer can set, in groups that open and close, in the order in which they are shown. Prepaid and postpaid customers get different roaming services; how they differ is left open by the specification and decided by the server.
 * @summary Roaming or calling services
 */
export const ussdGroups = (
    params: UssdGroupsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UssdGroupsSuccess | Failure | SessionExpired>(
      {url: `/api/ussd/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUssdGroupsQueryKey = (params?: UssdGroupsParams,) => {
    return [
    "ussdGroups", ...(params ? [params] : [])
    ] as const;
    }


export const getUssdGroupsQueryOptions = <TData = Awaited<ReturnType<typeof ussdGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: UssdGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUssdGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof ussdGroups>>> = ({ signal }) => ussdGroups(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UssdGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof ussdGroups>>>
export type UssdGroupsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useUssdGroups<TData = Awaited<ReturnType<typeof ussdGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: UssdGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof ussdGroups>>,
          TError,
          Awaited<ReturnType<typeof ussdGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUssdGroups<TData = Awaited<ReturnType<typeof ussdGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: UssdGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof ussdGroups>>,
          TError,
          Awaited<ReturnType<typeof ussdGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUssdGroups<TData = Awaited<ReturnType<typeof ussdGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: UssdGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Roaming or calling services
 */

export function useUssdGroups<TData = Awaited<ReturnType<typeof ussdGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: UssdGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof ussdGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUssdGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends a code by SMS to the customer's own number. The site calls it when the dialog of a service with `needsCode` opens and again on resend, at the earliest after 60 seconds. The code is good for this service only, once, for 10 minutes, and a new one replaces it (proposed by this project). A service that is not in the customer's own `ussdGroups` answers status `-1`. Whether a service that needs no code is sent one is the server's choice.
 * @summary Send the code of a service
 */
export const sendUssdCode = (
    sendUssdCodeRequest: BodyType<SendUssdCodeRequest>,
    headers?: SendUssdCodeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure | SessionExpired>(
      {url: `/api/ussd/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: sendUssdCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendUssdCodeMutationKey = () => ['sendUssdCode'] as const;

export const getSendUssdCodeMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUssdCode>>, TError,SendUssdCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendUssdCode>>, TError,SendUssdCodeMutationVariables, TContext> => {

const mutationKey = getSendUssdCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendUssdCode>>, SendUssdCodeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendUssdCode(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendUssdCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendUssdCode>>>
    export type SendUssdCodeMutationBody = BodyType<SendUssdCodeRequest>
    export type SendUssdCodeMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SendUssdCodeMutationVariables = {data: BodyType<SendUssdCodeRequest>;headers?: SendUssdCodeHeaders}

    /**
 * @summary Send the code of a service
 */
export const useSendUssdCode = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUssdCode>>, TError,SendUssdCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendUssdCode>>,
        TError,
        SendUssdCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendUssdCodeMutationOptions(options), queryClient);
    }
    /**
 * Runs one service for the customer. A service with `apiType` 10 needs `fwdnum` and `countryPhoneCode`; a service with `needsCode` needs the `smsCode` of `sendUssdCode`. Without what it needs, or with a number that cannot be forwarded to (the customer's own, a country that is not in `countries`), the answer is status `-1`; what it does not need is ignored. Services with `apiType` 6 and 7 have nothing to apply and are business errors (proposed by this project).
 * @summary Apply a service
 */
export const applyUssd = (
    applyUssdRequest: BodyType<ApplyUssdRequest>,
    headers?: ApplyUssdHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplyUssdSuccess | Failure | SessionExpired>(
      {url: `/api/ussd/applydataussd`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applyUssdRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplyUssdMutationKey = () => ['applyUssd'] as const;

export const getApplyUssdMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyUssd>>, TError,ApplyUssdMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof applyUssd>>, TError,ApplyUssdMutationVariables, TContext> => {

const mutationKey = getApplyUssdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyUssd>>, ApplyUssdMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  applyUssd(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyUssdMutationResult = NonNullable<Awaited<ReturnType<typeof applyUssd>>>
    export type ApplyUssdMutationBody = BodyType<ApplyUssdRequest>
    export type ApplyUssdMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type ApplyUssdMutationVariables = {data: BodyType<ApplyUssdRequest>;headers?: ApplyUssdHeaders}

    /**
 * @summary Apply a service
 */
export const useApplyUssd = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyUssd>>, TError,ApplyUssdMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyUssd>>,
        TError,
        ApplyUssdMutationVariables,
        TContext
      > => {
      return useMutation(getApplyUssdMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
