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
  BillPdfRequest,
  BillPdfSuccess,
  BillReissuePeriodsSuccess,
  BillSummarySuccess,
  BillTextRequest,
  BillTextSuccess,
  BillsSuccess,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  OutstandingBalanceSuccess,
  RegisterEbillRequest,
  RegisterEbillSuccess,
  RequestBillReissueHeaders,
  RequestBillReissueRequest,
  RequestBillReissueSuccess,
  ServerErrorResponse,
  SessionExpired,
  UnbilledUsageSuccess
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
 * Whose account it is and when the newest bill was made, for the top of bill management. A customer without a bill account, such as a prepaid one, or without a bill yet gets status `-1`.
 * @summary Account and newest bill
 */
export const billSummary = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillSummarySuccess | Failure | SessionExpired>(
      {url: `/api/care/checkbill`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBillSummaryQueryKey = () => {
    return [
    "billSummary"
    ] as const;
    }


export const getBillSummaryQueryOptions = <TData = Awaited<ReturnType<typeof billSummary>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBillSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof billSummary>>> = ({ signal }) => billSummary(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BillSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof billSummary>>>
export type BillSummaryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBillSummary<TData = Awaited<ReturnType<typeof billSummary>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof billSummary>>,
          TError,
          Awaited<ReturnType<typeof billSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillSummary<TData = Awaited<ReturnType<typeof billSummary>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof billSummary>>,
          TError,
          Awaited<ReturnType<typeof billSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillSummary<TData = Awaited<ReturnType<typeof billSummary>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Account and newest bill
 */

export function useBillSummary<TData = Awaited<ReturnType<typeof billSummary>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billSummary>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBillSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What the customer owes now over all bills of the account, less the payments that have been received. On a One Bill account it covers every number of the account. A customer without a bill account owes `0.00`.
 * @summary Outstanding balance
 */
export const outstandingBalance = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<OutstandingBalanceSuccess | Failure | SessionExpired>(
      {url: `/api/care/getOutstandingBalance`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getOutstandingBalanceQueryKey = () => {
    return [
    "outstandingBalance"
    ] as const;
    }


export const getOutstandingBalanceQueryOptions = <TData = Awaited<ReturnType<typeof outstandingBalance>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOutstandingBalanceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof outstandingBalance>>> = ({ signal }) => outstandingBalance(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OutstandingBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof outstandingBalance>>>
export type OutstandingBalanceQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useOutstandingBalance<TData = Awaited<ReturnType<typeof outstandingBalance>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof outstandingBalance>>,
          TError,
          Awaited<ReturnType<typeof outstandingBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOutstandingBalance<TData = Awaited<ReturnType<typeof outstandingBalance>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof outstandingBalance>>,
          TError,
          Awaited<ReturnType<typeof outstandingBalance>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOutstandingBalance<TData = Awaited<ReturnType<typeof outstandingBalance>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Outstanding balance
 */

export function useOutstandingBalance<TData = Awaited<ReturnType<typeof outstandingBalance>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof outstandingBalance>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOutstandingBalanceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The dates of the bills that the customer can open, newest first. Each one is the `cycleDate` of `billText` or `billPdf`. Without a bill account, or before the first bill, the list is empty. That it holds the last 12 months is proposed by this project.
 * @summary Bill dates
 */
export const bills = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillsSuccess | Failure | SessionExpired>(
      {url: `/api/care/myBill`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBillsQueryKey = () => {
    return [
    "bills"
    ] as const;
    }


export const getBillsQueryOptions = <TData = Awaited<ReturnType<typeof bills>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBillsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bills>>> = ({ signal }) => bills(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BillsQueryResult = NonNullable<Awaited<ReturnType<typeof bills>>>
export type BillsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBills<TData = Awaited<ReturnType<typeof bills>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bills>>,
          TError,
          Awaited<ReturnType<typeof bills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBills<TData = Awaited<ReturnType<typeof bills>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bills>>,
          TError,
          Awaited<ReturnType<typeof bills>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBills<TData = Awaited<ReturnType<typeof bills>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bill dates
 */

export function useBills<TData = Awaited<ReturnType<typeof bills>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bills>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBillsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The bill of one date as plain text in the language of the request. The site asks for it when the customer's `net` is not `4g`; the others get the PDF. A date without a bill answers status `-1`.
 * @summary One bill as text
 */
export const billText = (
    billTextRequest: BodyType<BillTextRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillTextSuccess | Failure | SessionExpired>(
      {url: `/api/care/myBill`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: billTextRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBillTextQueryKey = (billTextRequest?: BodyType<BillTextRequest>,) => {
    return [
    "billText", ...(billTextRequest ? [billTextRequest] : []), billTextRequest
    ] as const;
    }


export const getBillTextQueryOptions = <TData = Awaited<ReturnType<typeof billText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(billTextRequest: BodyType<BillTextRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBillTextQueryKey(billTextRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof billText>>> = ({ signal }) => billText(billTextRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BillTextQueryResult = NonNullable<Awaited<ReturnType<typeof billText>>>
export type BillTextQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBillText<TData = Awaited<ReturnType<typeof billText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billTextRequest: BodyType<BillTextRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof billText>>,
          TError,
          Awaited<ReturnType<typeof billText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillText<TData = Awaited<ReturnType<typeof billText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billTextRequest: BodyType<BillTextRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof billText>>,
          TError,
          Awaited<ReturnType<typeof billText>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillText<TData = Awaited<ReturnType<typeof billText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billTextRequest: BodyType<BillTextRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One bill as text
 */

export function useBillText<TData = Awaited<ReturnType<typeof billText>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billTextRequest: BodyType<BillTextRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billText>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBillTextQueryOptions(billTextRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The bill of one date as a PDF document. The site asks for it when the customer's `net` is `4g`, draws its pages and offers it for download. A date without a bill answers status `-1`.
 * @summary One bill as PDF
 */
export const billPdf = (
    billPdfRequest: BodyType<BillPdfRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillPdfSuccess | Failure | SessionExpired>(
      {url: `/api/care/getpdfbase64`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: billPdfRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBillPdfQueryKey = (billPdfRequest?: BodyType<BillPdfRequest>,) => {
    return [
    "billPdf", ...(billPdfRequest ? [billPdfRequest] : []), billPdfRequest
    ] as const;
    }


export const getBillPdfQueryOptions = <TData = Awaited<ReturnType<typeof billPdf>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(billPdfRequest: BodyType<BillPdfRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBillPdfQueryKey(billPdfRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof billPdf>>> = ({ signal }) => billPdf(billPdfRequest, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BillPdfQueryResult = NonNullable<Awaited<ReturnType<typeof billPdf>>>
export type BillPdfQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBillPdf<TData = Awaited<ReturnType<typeof billPdf>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billPdfRequest: BodyType<BillPdfRequest>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof billPdf>>,
          TError,
          Awaited<ReturnType<typeof billPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillPdf<TData = Awaited<ReturnType<typeof billPdf>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billPdfRequest: BodyType<BillPdfRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof billPdf>>,
          TError,
          Awaited<ReturnType<typeof billPdf>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillPdf<TData = Awaited<ReturnType<typeof billPdf>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billPdfRequest: BodyType<BillPdfRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One bill as PDF
 */

export function useBillPdf<TData = Awaited<ReturnType<typeof billPdf>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 billPdfRequest: BodyType<BillPdfRequest>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billPdf>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBillPdfQueryOptions(billPdfRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Airtime and mobile data used since the newest bill, with the moment up to which they were counted. It is a read although it is a POST, and it has no body. A customer without a bill account gets status `-1`.
 * @summary Use since the newest bill
 */
export const unbilledUsage = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UnbilledUsageSuccess | Failure | SessionExpired>(
      {url: `/api/care/mycheckunbillusageBill`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getUnbilledUsageQueryKey = () => {
    return [
    "unbilledUsage"
    ] as const;
    }


export const getUnbilledUsageQueryOptions = <TData = Awaited<ReturnType<typeof unbilledUsage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUnbilledUsageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof unbilledUsage>>> = ({ signal }) => unbilledUsage(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UnbilledUsageQueryResult = NonNullable<Awaited<ReturnType<typeof unbilledUsage>>>
export type UnbilledUsageQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useUnbilledUsage<TData = Awaited<ReturnType<typeof unbilledUsage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof unbilledUsage>>,
          TError,
          Awaited<ReturnType<typeof unbilledUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUnbilledUsage<TData = Awaited<ReturnType<typeof unbilledUsage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof unbilledUsage>>,
          TError,
          Awaited<ReturnType<typeof unbilledUsage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUnbilledUsage<TData = Awaited<ReturnType<typeof unbilledUsage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Use since the newest bill
 */

export function useUnbilledUsage<TData = Awaited<ReturnType<typeof unbilledUsage>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof unbilledUsage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUnbilledUsageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The dates of the bills of which the customer can order another paper copy, newest first; empty as in `bills`. The specification leaves the answer open; that it has the shape of `bills` is proposed by this project.
 * @summary Bills that can be mailed again
 */
export const billReissuePeriods = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillReissuePeriodsSuccess | Failure | SessionExpired>(
      {url: `/api/care/appmthbilldateaction`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBillReissuePeriodsQueryKey = () => {
    return [
    "billReissuePeriods"
    ] as const;
    }


export const getBillReissuePeriodsQueryOptions = <TData = Awaited<ReturnType<typeof billReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBillReissuePeriodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof billReissuePeriods>>> = ({ signal }) => billReissuePeriods(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BillReissuePeriodsQueryResult = NonNullable<Awaited<ReturnType<typeof billReissuePeriods>>>
export type BillReissuePeriodsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBillReissuePeriods<TData = Awaited<ReturnType<typeof billReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof billReissuePeriods>>,
          TError,
          Awaited<ReturnType<typeof billReissuePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillReissuePeriods<TData = Awaited<ReturnType<typeof billReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof billReissuePeriods>>,
          TError,
          Awaited<ReturnType<typeof billReissuePeriods>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBillReissuePeriods<TData = Awaited<ReturnType<typeof billReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bills that can be mailed again
 */

export function useBillReissuePeriods<TData = Awaited<ReturnType<typeof billReissuePeriods>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof billReissuePeriods>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBillReissuePeriodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the customer's order for another paper copy of one bill. It costs MOP 20 a copy, charged on a later bill, and is mailed within 7 working days. A date without a bill answers status `-1`. So that nobody pays twice by mistake, a bill whose copy was already ordered answers status `-1`, too. The specification leaves the answer open; that and the optional sentence are proposed by this project.
 * @summary Order a paper copy of a bill
 */
export const requestBillReissue = (
    requestBillReissueRequest: BodyType<RequestBillReissueRequest>,
    headers?: RequestBillReissueHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RequestBillReissueSuccess | Failure | SessionExpired>(
      {url: `/api/care/appmthbilldateaction`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: requestBillReissueRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRequestBillReissueMutationKey = () => ['requestBillReissue'] as const;

export const getRequestBillReissueMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestBillReissue>>, TError,RequestBillReissueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof requestBillReissue>>, TError,RequestBillReissueMutationVariables, TContext> => {

const mutationKey = getRequestBillReissueMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestBillReissue>>, RequestBillReissueMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestBillReissue(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestBillReissueMutationResult = NonNullable<Awaited<ReturnType<typeof requestBillReissue>>>
    export type RequestBillReissueMutationBody = BodyType<RequestBillReissueRequest>
    export type RequestBillReissueMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type RequestBillReissueMutationVariables = {data: BodyType<RequestBillReissueRequest>;headers?: RequestBillReissueHeaders}

    /**
 * @summary Order a paper copy of a bill
 */
export const useRequestBillReissue = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestBillReissue>>, TError,RequestBillReissueMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestBillReissue>>,
        TError,
        RequestBillReissueMutationVariables,
        TContext
      > => {
      return useMutation(getRequestBillReissueMutationOptions(options), queryClient);
    }
    /**
 * Sends the bills by e-mail and stops the paper ones (`mail` = `0`), or goes back to paper (`mail` = `1`). The change takes effect within 7 working days; a later request replaces an earlier one. The specification leaves the answer open; the sentence is proposed by this project and optional.
 * @summary Switch the e-bill on or off
 */
export const registerEbill = (
    registerEbillRequest: BodyType<RegisterEbillRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<RegisterEbillSuccess | Failure | SessionExpired>(
      {url: `/api/care/regebill`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerEbillRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterEbillMutationKey = () => ['registerEbill'] as const;

export const getRegisterEbillMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEbill>>, TError,RegisterEbillMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof registerEbill>>, TError,RegisterEbillMutationVariables, TContext> => {

const mutationKey = getRegisterEbillMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerEbill>>, RegisterEbillMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerEbill(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterEbillMutationResult = NonNullable<Awaited<ReturnType<typeof registerEbill>>>
    export type RegisterEbillMutationBody = BodyType<RegisterEbillRequest>
    export type RegisterEbillMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type RegisterEbillMutationVariables = {data: BodyType<RegisterEbillRequest>}

    /**
 * @summary Switch the e-bill on or off
 */
export const useRegisterEbill = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerEbill>>, TError,RegisterEbillMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerEbill>>,
        TError,
        RegisterEbillMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterEbillMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
