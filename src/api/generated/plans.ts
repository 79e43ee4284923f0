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
  HomePlansSuccess,
  NotFoundResponse,
  OtherErrorResponse,
  PlanCategoriesSuccess,
  PlanDetailSuccess,
  PlanSectionsParams,
  PlanSectionsSuccess,
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
 * The categories of monthly plans, in the order of the tabs. The site adds "All" (`0000`) itself.
 * @summary Plan categories
 */
export const planCategories = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanCategoriesSuccess | Failure>(
      {url: `/api/planSection/getCategorySelectList`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPlanCategoriesQueryKey = () => {
    return [
    "planCategories"
    ] as const;
    }


export const getPlanCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof planCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPlanCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof planCategories>>> = ({ signal }) => planCategories(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PlanCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof planCategories>>>
export type PlanCategoriesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePlanCategories<TData = Awaited<ReturnType<typeof planCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof planCategories>>,
          TError,
          Awaited<ReturnType<typeof planCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanCategories<TData = Awaited<ReturnType<typeof planCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof planCategories>>,
          TError,
          Awaited<ReturnType<typeof planCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanCategories<TData = Awaited<ReturnType<typeof planCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plan categories
 */

export function usePlanCategories<TData = Awaited<ReturnType<typeof planCategories>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planCategories>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPlanCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The cards of the home page's plan section for one category, best known first. Unknown categories answer an empty list; `0000` is not asked for here.
 * @summary Plan cards of one category
 */
export const homePlans = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HomePlansSuccess | Failure>(
      {url: `/api/planSection/getIndexDataVOsbyApcId/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getHomePlansQueryKey = (id: string,) => {
    return [
    "homePlans", ...(id ? [id] : [])
    ] as const;
    }


export const getHomePlansQueryOptions = <TData = Awaited<ReturnType<typeof homePlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomePlansQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homePlans>>> = ({ signal }) => homePlans(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomePlansQueryResult = NonNullable<Awaited<ReturnType<typeof homePlans>>>
export type HomePlansQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useHomePlans<TData = Awaited<ReturnType<typeof homePlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homePlans>>,
          TError,
          Awaited<ReturnType<typeof homePlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomePlans<TData = Awaited<ReturnType<typeof homePlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homePlans>>,
          TError,
          Awaited<ReturnType<typeof homePlans>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomePlans<TData = Awaited<ReturnType<typeof homePlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plan cards of one category
 */

export function useHomePlans<TData = Awaited<ReturnType<typeof homePlans>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homePlans>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomePlansQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sections of plans for the plan list, one page of them. `0000` means all categories.
 * @summary Plan list, one page
 */
export const planSections = (
    categoryId: string,
    params: PlanSectionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanSectionsSuccess | Failure>(
      {url: `/api/planSection/listPagePlanSectionVO/${categoryId}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPlanSectionsQueryKey = (categoryId: string,
    params?: PlanSectionsParams,) => {
    return [
    "planSections", ...(params ? [params] : []), ...(categoryId ? [categoryId] : [])
    ] as const;
    }


export const getPlanSectionsQueryOptions = <TData = Awaited<ReturnType<typeof planSections>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(categoryId: string,
    params: PlanSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPlanSectionsQueryKey(categoryId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof planSections>>> = ({ signal }) => planSections(categoryId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: categoryId !== null && categoryId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PlanSectionsQueryResult = NonNullable<Awaited<ReturnType<typeof planSections>>>
export type PlanSectionsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePlanSections<TData = Awaited<ReturnType<typeof planSections>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 categoryId: string,
    params: PlanSectionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof planSections>>,
          TError,
          Awaited<ReturnType<typeof planSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanSections<TData = Awaited<ReturnType<typeof planSections>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 categoryId: string,
    params: PlanSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof planSections>>,
          TError,
          Awaited<ReturnType<typeof planSections>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanSections<TData = Awaited<ReturnType<typeof planSections>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 categoryId: string,
    params: PlanSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Plan list, one page
 */

export function usePlanSections<TData = Awaited<ReturnType<typeof planSections>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 categoryId: string,
    params: PlanSectionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planSections>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPlanSectionsQueryOptions(categoryId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything of the plan detail page. An unknown id answers HTTP 404.
 * @summary One plan
 */
export const planDetail = (
    id: string,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PlanDetailSuccess | Failure>(
      {url: `/api/planSection/getinfoDetail/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getPlanDetailQueryKey = (id: string,) => {
    return [
    "planDetail", ...(id ? [id] : [])
    ] as const;
    }


export const getPlanDetailQueryOptions = <TData = Awaited<ReturnType<typeof planDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPlanDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof planDetail>>> = ({ signal }) => planDetail(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PlanDetailQueryResult = NonNullable<Awaited<ReturnType<typeof planDetail>>>
export type PlanDetailQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function usePlanDetail<TData = Awaited<ReturnType<typeof planDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof planDetail>>,
          TError,
          Awaited<ReturnType<typeof planDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanDetail<TData = Awaited<ReturnType<typeof planDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof planDetail>>,
          TError,
          Awaited<ReturnType<typeof planDetail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePlanDetail<TData = Awaited<ReturnType<typeof planDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One plan
 */

export function usePlanDetail<TData = Awaited<ReturnType<typeof planDetail>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof planDetail>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPlanDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
