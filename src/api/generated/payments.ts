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
  LookUpBalanceRequest,
  LookUpBalanceSuccess,
  NotFoundResponse,
  OtherErrorResponse,
  PayByCardHeaders,
  PayByCardRequest,
  PayByCardSuccess,
  PayByWalletHeaders,
  PayByWalletRequest,
  PayByWalletSuccess,
  PaymentReceiptParams,
  PaymentReceiptSuccess,
  ServerErrorResponse
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
 * The first step of express payment: which account a number belongs to and what it owes. Anybody may pay for any postpaid number, so no token is needed and the answer tells nothing about the owner. How often it may be asked is limited by address. A number without a bill account (unknown or prepaid) is not an error: the answer has an empty `account`, or none, the balance `0.00`, and a `resultUrl` all the same. Spaces in the number do not matter. It is a read although it is a POST.
 * @summary Find the account of a number
 */
export const lookUpBalance = (
    lookUpBalanceRequest: BodyType<LookUpBalanceRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LookUpBalanceSuccess | Failure>(
      {url: `/api/care/checkmybill`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: lookUpBalanceRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLookUpBalanceMutationKey = () => ['lookUpBalance'] as const;

export const getLookUpBalanceMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpBalance>>, TError,LookUpBalanceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof lookUpBalance>>, TError,LookUpBalanceMutationVariables, TContext> => {

const mutationKey = getLookUpBalanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookUpBalance>>, LookUpBalanceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  lookUpBalance(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LookUpBalanceMutationResult = NonNullable<Awaited<ReturnType<typeof lookUpBalance>>>
    export type LookUpBalanceMutationBody = BodyType<LookUpBalanceRequest>
    export type LookUpBalanceMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type LookUpBalanceMutationVariables = {data: BodyType<LookUpBalanceRequest>}

    /**
 * @summary Find the account of a number
 */
export const useLookUpBalance = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookUpBalance>>, TError,LookUpBalanceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookUpBalance>>,
        TError,
        LookUpBalanceMutationVariables,
        TContext
      > => {
      return useMutation(getLookUpBalanceMutationOptions(options), queryClient);
    }
    /**
 * Starts a payment with MacauPay or Alipay and answers the form that takes the customer to the wallet. Alipay serves only customers whose mainland identity is verified; the wallet checks that. Afterwards the wallet sends the browser to `resultUrl` with the query `payRes` (`true` or `false`), `body` (the mobile number), `buyer_pay_amount` (MOP) and, when it has one, `pid`. There is no bound on the amount except that it is more than 0; otherwise, and for a number without an account, the answer is status `-1`.
 * @summary Pay with a wallet
 */
export const payByWallet = (
    payByWalletRequest: BodyType<PayByWalletRequest>,
    headers?: PayByWalletHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PayByWalletSuccess | Failure>(
      {url: `/api/macaupay/pay`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: payByWalletRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPayByWalletMutationKey = () => ['payByWallet'] as const;

export const getPayByWalletMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payByWallet>>, TError,PayByWalletMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof payByWallet>>, TError,PayByWalletMutationVariables, TContext> => {

const mutationKey = getPayByWalletMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payByWallet>>, PayByWalletMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  payByWallet(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayByWalletMutationResult = NonNullable<Awaited<ReturnType<typeof payByWallet>>>
    export type PayByWalletMutationBody = BodyType<PayByWalletRequest>
    export type PayByWalletMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type PayByWalletMutationVariables = {data: BodyType<PayByWalletRequest>;headers?: PayByWalletHeaders}

    /**
 * @summary Pay with a wallet
 */
export const usePayByWallet = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payByWallet>>, TError,PayByWalletMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payByWallet>>,
        TError,
        PayByWalletMutationVariables,
        TContext
      > => {
      return useMutation(getPayByWalletMutationOptions(options), queryClient);
    }
    /**
 * Opens a session at the hosted checkout, where the customer types the card number; no card data passes this API. The site calls it when the customer has agreed to the terms, shows the summary and starts the checkout in MOP. The checkout then sends the browser to `/account/paymentMethod/3` with the query `payRes` (`true` or `false`) and `pid`. An amount below 50 or above 30000, and a number without an account, answer status `-1`; 50 and 30000 themselves are accepted.
 * @summary Pay with a credit card
 */
export const payByCard = (
    payByCardRequest: BodyType<PayByCardRequest>,
    headers?: PayByCardHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PayByCardSuccess | Failure>(
      {url: `/api/vmpay/paynew3d`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: payByCardRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPayByCardMutationKey = () => ['payByCard'] as const;

export const getPayByCardMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payByCard>>, TError,PayByCardMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof payByCard>>, TError,PayByCardMutationVariables, TContext> => {

const mutationKey = getPayByCardMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payByCard>>, PayByCardMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  payByCard(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayByCardMutationResult = NonNullable<Awaited<ReturnType<typeof payByCard>>>
    export type PayByCardMutationBody = BodyType<PayByCardRequest>
    export type PayByCardMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type PayByCardMutationVariables = {data: BodyType<PayByCardRequest>;headers?: PayByCardHeaders}

    /**
 * @summary Pay with a credit card
 */
export const usePayByCard = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payByCard>>, TError,PayByCardMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payByCard>>,
        TError,
        PayByCardMutationVariables,
        TContext
      > => {
      return useMutation(getPayByCardMutationOptions(options), queryClient);
    }
    /**
 * The receipt that the site shows and prints after the checkout came back with a `pid`, which cannot be guessed. Without a receipt (unknown `pid`, payment not settled, or a wallet payment) `data` is null, which is not an error: the site then shows that the payment is finished.
 * @summary Receipt of a card payment
 */
export const paymentReceipt = (
    params: PaymentReceiptParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PaymentReceiptSuccess | Failure>(
      {url: `/api/vmpay/masterVisa/gtMasterVisaResponseEntityByPid`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPaymentReceiptQueryKey = (params?: PaymentReceiptParams,) => {
    return [
    "paymentReceipt", ...(params ? [params] : [])
    ] as const;
    }


export const getPaymentReceiptQueryOptions = <TData = Awaited<ReturnType<typeof paymentReceipt>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: PaymentReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPaymentReceiptQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof paymentReceipt>>> = ({ signal }) => paymentReceipt(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PaymentReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof paymentReceipt>>>
export type PaymentReceiptQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePaymentReceipt<TData = Awaited<ReturnType<typeof paymentReceipt>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PaymentReceiptParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof paymentReceipt>>,
          TError,
          Awaited<ReturnType<typeof paymentReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePaymentReceipt<TData = Awaited<ReturnType<typeof paymentReceipt>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PaymentReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof paymentReceipt>>,
          TError,
          Awaited<ReturnType<typeof paymentReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePaymentReceipt<TData = Awaited<ReturnType<typeof paymentReceipt>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PaymentReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Receipt of a card payment
 */

export function usePaymentReceipt<TData = Awaited<ReturnType<typeof paymentReceipt>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: PaymentReceiptParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof paymentReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPaymentReceiptQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
