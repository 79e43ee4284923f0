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
  DeleteSmsGroupRequest,
  DeleteSmsGroupSuccess,
  DeleteSmsTasksRequest,
  DeleteSmsTemplateRequest,
  DeleteSmsTemplateSuccess,
  Done,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  PreviewSmsSuccess,
  SaveSmsGroupRequest,
  SaveSmsGroupSuccess,
  SaveSmsTemplateRequest,
  SaveSmsTemplateSuccess,
  SendSmsHeaders,
  SendSmsRequest,
  ServerErrorResponse,
  SessionExpired,
  SmsGroupsSuccess,
  SmsHistoryParams,
  SmsHistorySuccess,
  SmsTasksSuccess,
  SmsTemplatesSuccess
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
 * The groups of recipients that the customer has saved, in the order in which they were saved. At most 50 (proposed by this project).
 * @summary Saved groups of recipients
 */
export const smsGroups = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SmsGroupsSuccess | Failure | SessionExpired>(
      {url: `/api/care/gtSmsGroup`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSmsGroupsQueryKey = () => {
    return [
    "smsGroups"
    ] as const;
    }


export const getSmsGroupsQueryOptions = <TData = Awaited<ReturnType<typeof smsGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSmsGroupsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof smsGroups>>> = ({ signal }) => smsGroups(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SmsGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof smsGroups>>>
export type SmsGroupsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useSmsGroups<TData = Awaited<ReturnType<typeof smsGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsGroups>>,
          TError,
          Awaited<ReturnType<typeof smsGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsGroups<TData = Awaited<ReturnType<typeof smsGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsGroups>>,
          TError,
          Awaited<ReturnType<typeof smsGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsGroups<TData = Awaited<ReturnType<typeof smsGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved groups of recipients
 */

export function useSmsGroups<TData = Awaited<ReturnType<typeof smsGroups>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsGroups>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSmsGroupsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The message templates that the customer has saved, in the order in which they were saved. At most 50 (proposed by this project).
 * @summary Saved messages
 */
export const smsTemplates = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SmsTemplatesSuccess | Failure | SessionExpired>(
      {url: `/api/care/gtSmsTemplate`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSmsTemplatesQueryKey = () => {
    return [
    "smsTemplates"
    ] as const;
    }


export const getSmsTemplatesQueryOptions = <TData = Awaited<ReturnType<typeof smsTemplates>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSmsTemplatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof smsTemplates>>> = ({ signal }) => smsTemplates(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SmsTemplatesQueryResult = NonNullable<Awaited<ReturnType<typeof smsTemplates>>>
export type SmsTemplatesQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useSmsTemplates<TData = Awaited<ReturnType<typeof smsTemplates>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsTemplates>>,
          TError,
          Awaited<ReturnType<typeof smsTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsTemplates<TData = Awaited<ReturnType<typeof smsTemplates>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsTemplates>>,
          TError,
          Awaited<ReturnType<typeof smsTemplates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsTemplates<TData = Awaited<ReturnType<typeof smsTemplates>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Saved messages
 */

export function useSmsTemplates<TData = Awaited<ReturnType<typeof smsTemplates>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTemplates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSmsTemplatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes one saved group. An id that the customer does not own is a business error. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Delete a group
 */
export const deleteSmsGroup = (
    deleteSmsGroupRequest: BodyType<DeleteSmsGroupRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeleteSmsGroupSuccess | Failure | SessionExpired>(
      {url: `/api/care/delSmsGroup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteSmsGroupRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteSmsGroupMutationKey = () => ['deleteSmsGroup'] as const;

export const getDeleteSmsGroupMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsGroup>>, TError,DeleteSmsGroupMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSmsGroup>>, TError,DeleteSmsGroupMutationVariables, TContext> => {

const mutationKey = getDeleteSmsGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSmsGroup>>, DeleteSmsGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteSmsGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSmsGroupMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSmsGroup>>>
    export type DeleteSmsGroupMutationBody = BodyType<DeleteSmsGroupRequest>
    export type DeleteSmsGroupMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type DeleteSmsGroupMutationVariables = {data: BodyType<DeleteSmsGroupRequest>}

    /**
 * @summary Delete a group
 */
export const useDeleteSmsGroup = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsGroup>>, TError,DeleteSmsGroupMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSmsGroup>>,
        TError,
        DeleteSmsGroupMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSmsGroupMutationOptions(options), queryClient);
    }
    /**
 * Deletes one saved template. An id that the customer does not own is a business error. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Delete a template
 */
export const deleteSmsTemplate = (
    deleteSmsTemplateRequest: BodyType<DeleteSmsTemplateRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DeleteSmsTemplateSuccess | Failure | SessionExpired>(
      {url: `/api/care/delSmsTemplate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteSmsTemplateRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteSmsTemplateMutationKey = () => ['deleteSmsTemplate'] as const;

export const getDeleteSmsTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext> => {

const mutationKey = getDeleteSmsTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSmsTemplate>>, DeleteSmsTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteSmsTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSmsTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSmsTemplate>>>
    export type DeleteSmsTemplateMutationBody = BodyType<DeleteSmsTemplateRequest>
    export type DeleteSmsTemplateMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type DeleteSmsTemplateMutationVariables = {data: BodyType<DeleteSmsTemplateRequest>}

    /**
 * @summary Delete a template
 */
export const useDeleteSmsTemplate = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTemplate>>, TError,DeleteSmsTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSmsTemplate>>,
        TError,
        DeleteSmsTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSmsTemplateMutationOptions(options), queryClient);
    }
    /**
 * Saves recipients under a name. There is no call to change a group, so a name that the customer already uses replaces that group and keeps its id (proposed by this project). A number that cannot receive an SMS is a business error whose message names it. The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Save a group
 */
export const saveSmsGroup = (
    saveSmsGroupRequest: BodyType<SaveSmsGroupRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SaveSmsGroupSuccess | Failure | SessionExpired>(
      {url: `/api/care/saveSmsGroup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveSmsGroupRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveSmsGroupMutationKey = () => ['saveSmsGroup'] as const;

export const getSaveSmsGroupMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSmsGroup>>, TError,SaveSmsGroupMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSmsGroup>>, TError,SaveSmsGroupMutationVariables, TContext> => {

const mutationKey = getSaveSmsGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSmsGroup>>, SaveSmsGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSmsGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSmsGroupMutationResult = NonNullable<Awaited<ReturnType<typeof saveSmsGroup>>>
    export type SaveSmsGroupMutationBody = BodyType<SaveSmsGroupRequest>
    export type SaveSmsGroupMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SaveSmsGroupMutationVariables = {data: BodyType<SaveSmsGroupRequest>}

    /**
 * @summary Save a group
 */
export const useSaveSmsGroup = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSmsGroup>>, TError,SaveSmsGroupMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSmsGroup>>,
        TError,
        SaveSmsGroupMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSmsGroupMutationOptions(options), queryClient);
    }
    /**
 * Saves a message under a name. There is no call to change a template, so a name that the customer already uses replaces that template and keeps its id (proposed by this project). The specification leaves the answer open: the sentence is optional and proposed by this project.
 * @summary Save a template
 */
export const saveSmsTemplate = (
    saveSmsTemplateRequest: BodyType<SaveSmsTemplateRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SaveSmsTemplateSuccess | Failure | SessionExpired>(
      {url: `/api/care/saveSmsTemplate`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: saveSmsTemplateRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSaveSmsTemplateMutationKey = () => ['saveSmsTemplate'] as const;

export const getSaveSmsTemplateMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSmsTemplate>>, TError,SaveSmsTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof saveSmsTemplate>>, TError,SaveSmsTemplateMutationVariables, TContext> => {

const mutationKey = getSaveSmsTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSmsTemplate>>, SaveSmsTemplateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveSmsTemplate(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveSmsTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof saveSmsTemplate>>>
    export type SaveSmsTemplateMutationBody = BodyType<SaveSmsTemplateRequest>
    export type SaveSmsTemplateMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SaveSmsTemplateMutationVariables = {data: BodyType<SaveSmsTemplateRequest>}

    /**
 * @summary Save a template
 */
export const useSaveSmsTemplate = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveSmsTemplate>>, TError,SaveSmsTemplateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveSmsTemplate>>,
        TError,
        SaveSmsTemplateMutationVariables,
        TContext
      > => {
      return useMutation(getSaveSmsTemplateMutationOptions(options), queryClient);
    }
    /**
 * Checks what is about to be sent and answers what the confirm screen shows; nothing is sent or charged. The parts in `smsDetail.content` are what is billed, MOP 0.25 per part to a local and MOP 1.00 per part to an international number. One part holds 70 characters when the message contains Chinese and 160 when it does not; a longer message is cut into parts of 67 or 153 (the GSM rule, in which some characters such as the euro sign count twice, and a character outside the GSM alphabet limits the parts as Chinese does). A number listed twice receives the message once. A number that cannot receive an SMS, a time that has passed and a schedule without all of its fields are business errors (proposed by this project).
 * @summary Preview before sending
 */
export const previewSms = (
    sendSmsRequest: BodyType<SendSmsRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PreviewSmsSuccess | Failure | SessionExpired>(
      {url: `/api/care/sendsmsconfirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: sendSmsRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPreviewSmsMutationKey = () => ['previewSms'] as const;

export const getPreviewSmsMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSms>>, TError,PreviewSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof previewSms>>, TError,PreviewSmsMutationVariables, TContext> => {

const mutationKey = getPreviewSmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewSms>>, PreviewSmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewSms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewSmsMutationResult = NonNullable<Awaited<ReturnType<typeof previewSms>>>
    export type PreviewSmsMutationBody = BodyType<SendSmsRequest>
    export type PreviewSmsMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type PreviewSmsMutationVariables = {data: BodyType<SendSmsRequest>}

    /**
 * @summary Preview before sending
 */
export const usePreviewSms = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSms>>, TError,PreviewSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewSms>>,
        TError,
        PreviewSmsMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewSmsMutationOptions(options), queryClient);
    }
    /**
 * Sends at once (`type` 1) or schedules (`type` 2 and 3) what the preview showed. The body is the one of the preview, with `coding` from the preview's `form`; a `coding` that does not fit the message is a business error (proposed by this project). Sent messages appear in `smsHistory`, scheduled ones in `smsTasks`.
 * @summary Send or schedule
 */
export const sendSms = (
    sendSmsRequest: BodyType<SendSmsRequest>,
    headers?: SendSmsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure | SessionExpired>(
      {url: `/api/care/sendsmsprocess`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: sendSmsRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendSmsMutationKey = () => ['sendSms'] as const;

export const getSendSmsMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext> => {

const mutationKey = getSendSmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendSms>>, SendSmsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendSms(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendSmsMutationResult = NonNullable<Awaited<ReturnType<typeof sendSms>>>
    export type SendSmsMutationBody = BodyType<SendSmsRequest>
    export type SendSmsMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SendSmsMutationVariables = {data: BodyType<SendSmsRequest>;headers?: SendSmsHeaders}

    /**
 * @summary Send or schedule
 */
export const useSendSms = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendSms>>, TError,SendSmsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendSms>>,
        TError,
        SendSmsMutationVariables,
        TContext
      > => {
      return useMutation(getSendSmsMutationOptions(options), queryClient);
    }
    /**
 * The messages that the customer has sent, newest first, one row per recipient, 10 rows a page. The page has no size parameter (decision A35).
 * @summary Sent messages, one page
 */
export const smsHistory = (
    params: SmsHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SmsHistorySuccess | Failure | SessionExpired>(
      {url: `/api/care/sendSmsHistoryDetail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSmsHistoryQueryKey = (params?: SmsHistoryParams,) => {
    return [
    "smsHistory", ...(params ? [params] : [])
    ] as const;
    }


export const getSmsHistoryQueryOptions = <TData = Awaited<ReturnType<typeof smsHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(params: SmsHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSmsHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof smsHistory>>> = ({ signal }) => smsHistory(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SmsHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof smsHistory>>>
export type SmsHistoryQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useSmsHistory<TData = Awaited<ReturnType<typeof smsHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SmsHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsHistory>>,
          TError,
          Awaited<ReturnType<typeof smsHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsHistory<TData = Awaited<ReturnType<typeof smsHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SmsHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsHistory>>,
          TError,
          Awaited<ReturnType<typeof smsHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsHistory<TData = Awaited<ReturnType<typeof smsHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SmsHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sent messages, one page
 */

export function useSmsHistory<TData = Awaited<ReturnType<typeof smsHistory>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
 params: SmsHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSmsHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The delayed and cyclic messages that are still to be sent, oldest first. A delayed message leaves the list when it has been sent, a cyclic one after its last time. At most 200 (proposed by this project).
 * @summary Scheduled messages
 */
export const smsTasks = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<SmsTasksSuccess | Failure | SessionExpired>(
      {url: `/api/care/sendsmstask`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSmsTasksQueryKey = () => {
    return [
    "smsTasks"
    ] as const;
    }


export const getSmsTasksQueryOptions = <TData = Awaited<ReturnType<typeof smsTasks>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSmsTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof smsTasks>>> = ({ signal }) => smsTasks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SmsTasksQueryResult = NonNullable<Awaited<ReturnType<typeof smsTasks>>>
export type SmsTasksQueryError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>


export function useSmsTasks<TData = Awaited<ReturnType<typeof smsTasks>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsTasks>>,
          TError,
          Awaited<ReturnType<typeof smsTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsTasks<TData = Awaited<ReturnType<typeof smsTasks>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof smsTasks>>,
          TError,
          Awaited<ReturnType<typeof smsTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSmsTasks<TData = Awaited<ReturnType<typeof smsTasks>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Scheduled messages
 */

export function useSmsTasks<TData = Awaited<ReturnType<typeof smsTasks>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof smsTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSmsTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes scheduled messages, all of the list or none of it. An id that is not in `smsTasks` any more is a business error. The list is read again afterwards.
 * @summary Delete scheduled messages
 */
export const deleteSmsTasks = (
    deleteSmsTasksRequest: BodyType<DeleteSmsTasksRequest>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure | SessionExpired>(
      {url: `/api/care/delsendSmsTask`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteSmsTasksRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteSmsTasksMutationKey = () => ['deleteSmsTasks'] as const;

export const getDeleteSmsTasksMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTasks>>, TError,DeleteSmsTasksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTasks>>, TError,DeleteSmsTasksMutationVariables, TContext> => {

const mutationKey = getDeleteSmsTasksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSmsTasks>>, DeleteSmsTasksMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteSmsTasks(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSmsTasksMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSmsTasks>>>
    export type DeleteSmsTasksMutationBody = BodyType<DeleteSmsTasksRequest>
    export type DeleteSmsTasksMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type DeleteSmsTasksMutationVariables = {data: BodyType<DeleteSmsTasksRequest>}

    /**
 * @summary Delete scheduled messages
 */
export const useDeleteSmsTasks = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSmsTasks>>, TError,DeleteSmsTasksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSmsTasks>>,
        TError,
        DeleteSmsTasksMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSmsTasksMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
