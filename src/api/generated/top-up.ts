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
  ApplyTopUp3gHeaders,
  ApplyTopUp3gRequest,
  ApplyTopUp3gSuccess,
  BadRequestResponse,
  BuyTopUp4gHeaders,
  BuyTopUp4gRequest,
  BuyTopUp4gSuccess,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  ServerErrorResponse,
  SessionExpired,
  TopUpOfferSuccess
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
 * What Easy Top-Up shows first, the customer's data of this billing period and the top-ups on sale, smallest first. The position of a plan in the list is what `buyTopUp4g` takes. Only 4G customers can buy online (`net` of the log-in answer is `4g`); the others get an empty list of plans (proposed by this project).
 * @summary Data used and top-ups on sale
 */
export const topUpOffer = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TopUpOfferSuccess | Failure | SessionExpired>(
      {url: `/api/care/applydatatopupBuy`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getTopUpOfferQueryKey = () => {
    return [
    "topUpOffer"
    ] as const;
    }


export const getTopUpOfferQueryOptions = <TData = Awaited<ReturnType<typeof topUpOffer>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTopUpOfferQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof topUpOffer>>> = ({ signal }) => topUpOffer(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TopUpOfferQueryResult = NonNullable<Awaited<ReturnType<typeof topUpOffer>>>
export type TopUpOfferQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useTopUpOffer<TData = Awaited<ReturnType<typeof topUpOffer>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof topUpOffer>>,
          TError,
          Awaited<ReturnType<typeof topUpOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTopUpOffer<TData = Awaited<ReturnType<typeof topUpOffer>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof topUpOffer>>,
          TError,
          Awaited<ReturnType<typeof topUpOffer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTopUpOffer<TData = Awaited<ReturnType<typeof topUpOffer>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Data used and top-ups on sale
 */

export function useTopUpOffer<TData = Awaited<ReturnType<typeof topUpOffer>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof topUpOffer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTopUpOfferQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Buys the plan for the customer who is logged in and charges it on the next bill. The data counts at once, lasts until the bill date, is not refundable and is for local use unless the plan shares data. A position that is not in the list and a customer who is not on 4G are business errors. The specification leaves the answer open, so the sentence is optional and proposed by this project.
 * @summary Buy a data top-up
 */
export const buyTopUp4g = (
    buyTopUp4gRequest: BodyType<BuyTopUp4gRequest>,
    headers?: BuyTopUp4gHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BuyTopUp4gSuccess | Failure | SessionExpired>(
      {url: `/api/care/applydatatopup4g`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: buyTopUp4gRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBuyTopUp4gMutationKey = () => ['buyTopUp4g'] as const;

export const getBuyTopUp4gMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyTopUp4g>>, TError,BuyTopUp4gMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof buyTopUp4g>>, TError,BuyTopUp4gMutationVariables, TContext> => {

const mutationKey = getBuyTopUp4gMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyTopUp4g>>, BuyTopUp4gMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  buyTopUp4g(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyTopUp4gMutationResult = NonNullable<Awaited<ReturnType<typeof buyTopUp4g>>>
    export type BuyTopUp4gMutationBody = BodyType<BuyTopUp4gRequest>
    export type BuyTopUp4gMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type BuyTopUp4gMutationVariables = {data: BodyType<BuyTopUp4gRequest>;headers?: BuyTopUp4gHeaders}

    /**
 * @summary Buy a data top-up
 */
export const useBuyTopUp4g = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyTopUp4g>>, TError,BuyTopUp4gMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyTopUp4g>>,
        TError,
        BuyTopUp4gMutationVariables,
        TContext
      > => {
      return useMutation(getBuyTopUp4gMutationOptions(options), queryClient);
    }
    /**
 * Takes the application of a customer who is not on 4G; staff call back. The number may be another one of the customer's. A number that has no account, and one on 4G, which buys online, are business errors (proposed by this project). The specification leaves the answer open, so the sentence is optional and proposed by this project.
 * @summary Apply for a top-up (3G)
 */
export const applyTopUp3g = (
    applyTopUp3gRequest: BodyType<ApplyTopUp3gRequest>,
    headers?: ApplyTopUp3gHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ApplyTopUp3gSuccess | Failure | SessionExpired>(
      {url: `/api/care/applydatatopup3g`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: applyTopUp3gRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getApplyTopUp3gMutationKey = () => ['applyTopUp3g'] as const;

export const getApplyTopUp3gMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyTopUp3g>>, TError,ApplyTopUp3gMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof applyTopUp3g>>, TError,ApplyTopUp3gMutationVariables, TContext> => {

const mutationKey = getApplyTopUp3gMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyTopUp3g>>, ApplyTopUp3gMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  applyTopUp3g(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyTopUp3gMutationResult = NonNullable<Awaited<ReturnType<typeof applyTopUp3g>>>
    export type ApplyTopUp3gMutationBody = BodyType<ApplyTopUp3gRequest>
    export type ApplyTopUp3gMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type ApplyTopUp3gMutationVariables = {data: BodyType<ApplyTopUp3gRequest>;headers?: ApplyTopUp3gHeaders}

    /**
 * @summary Apply for a top-up (3G)
 */
export const useApplyTopUp3g = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyTopUp3g>>, TError,ApplyTopUp3gMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyTopUp3g>>,
        TError,
        ApplyTopUp3gMutationVariables,
        TContext
      > => {
      return useMutation(getApplyTopUp3gMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
