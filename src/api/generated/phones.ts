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
  BrandsSuccess,
  Failure,
  HomeBrandsSuccess,
  HomePhonesSuccess,
  NotFoundResponse,
  OtherErrorResponse,
  PhoneDetailSuccess,
  PhonesParams,
  PhonesSuccess,
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
 * The makers of the home page's phone section, in the order of the tabs. The site puts the tab of the external phone store before them and opens the first maker. A maker listed here is also in `brands`, with the same id and name.
 * @summary Makers on the home page
 */
export const homeBrands = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomeBrandsSuccess | Failure>(
      {url: `/api/mobiles/getindexbrands`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getHomeBrandsQueryKey = () => {
    return [
    "homeBrands"
    ] as const;
    }


export const getHomeBrandsQueryOptions = <TData = Awaited<ReturnType<typeof homeBrands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeBrandsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeBrands>>> = ({ signal }) => homeBrands(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomeBrandsQueryResult = NonNullable<Awaited<ReturnType<typeof homeBrands>>>
export type HomeBrandsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useHomeBrands<TData = Awaited<ReturnType<typeof homeBrands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeBrands>>,
          TError,
          Awaited<ReturnType<typeof homeBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeBrands<TData = Awaited<ReturnType<typeof homeBrands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeBrands>>,
          TError,
          Awaited<ReturnType<typeof homeBrands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeBrands<TData = Awaited<ReturnType<typeof homeBrands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Makers on the home page
 */

export function useHomeBrands<TData = Awaited<ReturnType<typeof homeBrands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeBrands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeBrandsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The phones of the home page's phone section for one maker, most important first. Not paged; the site is made for four to six phones. An unknown maker answers an empty list; `0000` and `0001` are not asked for here.
 * @summary Phones of one maker on the home page
 */
export const homePhones = (
    brandId: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomePhonesSuccess | Failure>(
      {url: `/api/mobiles/getIndexMobiles/${brandId}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getHomePhonesQueryKey = (brandId: string,) => {
    return [
    "homePhones", ...(brandId ? [brandId] : [])
    ] as const;
    }


export const getHomePhonesQueryOptions = <TData = Awaited<ReturnType<typeof homePhones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(brandId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomePhonesQueryKey(brandId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homePhones>>> = ({ signal }) => homePhones(brandId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: brandId !== null && brandId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomePhonesQueryResult = NonNullable<Awaited<ReturnType<typeof homePhones>>>
export type HomePhonesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useHomePhones<TData = Awaited<ReturnType<typeof homePhones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homePhones>>,
          TError,
          Awaited<ReturnType<typeof homePhones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomePhones<TData = Awaited<ReturnType<typeof homePhones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homePhones>>,
          TError,
          Awaited<ReturnType<typeof homePhones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomePhones<TData = Awaited<ReturnType<typeof homePhones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Phones of one maker on the home page
 */

export function useHomePhones<TData = Awaited<ReturnType<typeof homePhones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePhones>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomePhonesQueryOptions(brandId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All makers whose phones are sold, in the order of the tabs of the phone pages. The site adds "All" (`0000`) and "Special offers" (`0001`) itself, and matches the query `brandName` of `/allMobile` with `name`.
 * @summary All makers
 */
export const brands = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BrandsSuccess | Failure>(
      {url: `/api/mobiles/getbrands`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getBrandsQueryKey = () => {
    return [
    "brands"
    ] as const;
    }


export const getBrandsQueryOptions = <TData = Awaited<ReturnType<typeof brands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBrandsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof brands>>> = ({ signal }) => brands(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BrandsQueryResult = NonNullable<Awaited<ReturnType<typeof brands>>>
export type BrandsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useBrands<TData = Awaited<ReturnType<typeof brands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof brands>>,
          TError,
          Awaited<ReturnType<typeof brands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBrands<TData = Awaited<ReturnType<typeof brands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof brands>>,
          TError,
          Awaited<ReturnType<typeof brands>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBrands<TData = Awaited<ReturnType<typeof brands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All makers
 */

export function useBrands<TData = Awaited<ReturnType<typeof brands>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof brands>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBrandsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The phones of one filter in the order in which the shop shows them, one page of them. `0000` means all makers, `0001` special offers of all makers. An unknown maker answers a page without rows.
 * @summary Phone list, one page
 */
export const phones = (
    brandIdOr0000Or0001: string,
    params: PhonesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhonesSuccess | Failure>(
      {url: `/api/mobiles/listApiIndexMobiles/${brandIdOr0000Or0001}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPhonesQueryKey = (brandIdOr0000Or0001: string,
    params?: PhonesParams,) => {
    return [
    "phones", ...(params ? [params] : []), ...(brandIdOr0000Or0001 ? [brandIdOr0000Or0001] : [])
    ] as const;
    }


export const getPhonesQueryOptions = <TData = Awaited<ReturnType<typeof phones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(brandIdOr0000Or0001: string,
    params: PhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPhonesQueryKey(brandIdOr0000Or0001,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof phones>>> = ({ signal }) => phones(brandIdOr0000Or0001,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: brandIdOr0000Or0001 !== null && brandIdOr0000Or0001 !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PhonesQueryResult = NonNullable<Awaited<ReturnType<typeof phones>>>
export type PhonesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePhones<TData = Awaited<ReturnType<typeof phones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandIdOr0000Or0001: string,
    params: PhonesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof phones>>,
          TError,
          Awaited<ReturnType<typeof phones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePhones<TData = Awaited<ReturnType<typeof phones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandIdOr0000Or0001: string,
    params: PhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof phones>>,
          TError,
          Awaited<ReturnType<typeof phones>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePhones<TData = Awaited<ReturnType<typeof phones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandIdOr0000Or0001: string,
    params: PhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Phone list, one page
 */

export function usePhones<TData = Awaited<ReturnType<typeof phones>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 brandIdOr0000Or0001: string,
    params: PhonesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phones>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPhonesQueryOptions(brandIdOr0000Or0001,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything of the product page: colours, capacities with their plans, presentation and terms. An unknown id answers HTTP 404, and the site shows its not-found page.
 * @summary One phone
 */
export const phoneDetail = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PhoneDetailSuccess | Failure>(
      {url: `/api/mobiles/getMobileInfoById/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPhoneDetailQueryKey = (id: string,) => {
    return [
    "phoneDetail", ...(id ? [id] : [])
    ] as const;
    }


export const getPhoneDetailQueryOptions = <TData = Awaited<ReturnType<typeof phoneDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPhoneDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof phoneDetail>>> = ({ signal }) => phoneDetail(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PhoneDetailQueryResult = NonNullable<Awaited<ReturnType<typeof phoneDetail>>>
export type PhoneDetailQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePhoneDetail<TData = Awaited<ReturnType<typeof phoneDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof phoneDetail>>,
          TError,
          Awaited<ReturnType<typeof phoneDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePhoneDetail<TData = Awaited<ReturnType<typeof phoneDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof phoneDetail>>,
          TError,
          Awaited<ReturnType<typeof phoneDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePhoneDetail<TData = Awaited<ReturnType<typeof phoneDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One phone
 */

export function usePhoneDetail<TData = Awaited<ReturnType<typeof phoneDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof phoneDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPhoneDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
