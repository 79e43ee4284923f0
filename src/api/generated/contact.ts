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
  ContactSubjectsSuccess,
  Done,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  ServerErrorResponse,
  SubmitContactMessageHeaders,
  SubmitContactMessageRequest
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
 * What a message can be about, in the order of the list.
 * @summary Subjects of a contact message
 */
export const contactSubjects = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ContactSubjectsSuccess | Failure>(
      {url: `/api/news/listContactUsSubjects`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getContactSubjectsQueryKey = () => {
    return [
    "contactSubjects"
    ] as const;
    }


export const getContactSubjectsQueryOptions = <TData = Awaited<ReturnType<typeof contactSubjects>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getContactSubjectsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof contactSubjects>>> = ({ signal }) => contactSubjects(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ContactSubjectsQueryResult = NonNullable<Awaited<ReturnType<typeof contactSubjects>>>
export type ContactSubjectsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useContactSubjects<TData = Awaited<ReturnType<typeof contactSubjects>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof contactSubjects>>,
          TError,
          Awaited<ReturnType<typeof contactSubjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useContactSubjects<TData = Awaited<ReturnType<typeof contactSubjects>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof contactSubjects>>,
          TError,
          Awaited<ReturnType<typeof contactSubjects>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useContactSubjects<TData = Awaited<ReturnType<typeof contactSubjects>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Subjects of a contact message
 */

export function useContactSubjects<TData = Awaited<ReturnType<typeof contactSubjects>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof contactSubjects>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getContactSubjectsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends a message to customer service. The server checks `captcha` against `codepwd` first; a pair counts once, so the site reads a new image after every answer. The answer goes to the e-mail address by people, outside this API.
 * @summary Send a contact message
 */
export const submitContactMessage = (
    submitContactMessageRequest: BodyType<SubmitContactMessageRequest>,
    headers?: SubmitContactMessageHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure>(
      {url: `/api/news/contact3`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: submitContactMessageRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitContactMessageMutationKey = () => ['submitContactMessage'] as const;

export const getSubmitContactMessageMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitContactMessage>>, TError,SubmitContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitContactMessage>>, TError,SubmitContactMessageMutationVariables, TContext> => {

const mutationKey = getSubmitContactMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitContactMessage>>, SubmitContactMessageMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  submitContactMessage(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitContactMessageMutationResult = NonNullable<Awaited<ReturnType<typeof submitContactMessage>>>
    export type SubmitContactMessageMutationBody = BodyType<SubmitContactMessageRequest>
    export type SubmitContactMessageMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SubmitContactMessageMutationVariables = {data: BodyType<SubmitContactMessageRequest>;headers?: SubmitContactMessageHeaders}

    /**
 * @summary Send a contact message
 */
export const useSubmitContactMessage = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitContactMessage>>, TError,SubmitContactMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitContactMessage>>,
        TError,
        SubmitContactMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitContactMessageMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
