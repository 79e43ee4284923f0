/**
 * Written by `npm run generate` from the contract. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  Done,
  Failure,
  NotFoundResponse,
  OtherErrorResponse,
  ServerErrorResponse,
  SubmitJobApplicationHeaders,
  SubmitJobApplicationRequest,
  UploadCvHeaders,
  UploadCvRequest,
  UploadCvSuccess
} from '../../../openapi/generated/model';

import { request } from '../client.ts';
import type { ErrorType , BodyType } from '../client.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Takes the whole form at once. Fields that the applicant left empty are left out of the body. The server checks `captcha` against `codepwd` first; a pair counts once, so the site reads a new image after every answer. On success the recruiting team has the application and the site clears the form. On a business error the site shows `message` and keeps what was typed.
 * @summary Send a job application
 */
export const submitJobApplication = (
    submitJobApplicationRequest: BodyType<SubmitJobApplicationRequest>,
    headers?: SubmitJobApplicationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done | Failure>(
      {url: `/api/news/aboutus/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: submitJobApplicationRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitJobApplicationMutationKey = () => ['submitJobApplication'] as const;

export const getSubmitJobApplicationMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitJobApplication>>, TError,SubmitJobApplicationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof submitJobApplication>>, TError,SubmitJobApplicationMutationVariables, TContext> => {

const mutationKey = getSubmitJobApplicationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitJobApplication>>, SubmitJobApplicationMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  submitJobApplication(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitJobApplicationMutationResult = NonNullable<Awaited<ReturnType<typeof submitJobApplication>>>
    export type SubmitJobApplicationMutationBody = BodyType<SubmitJobApplicationRequest>
    export type SubmitJobApplicationMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type SubmitJobApplicationMutationVariables = {data: BodyType<SubmitJobApplicationRequest>;headers?: SubmitJobApplicationHeaders}

    /**
 * @summary Send a job application
 */
export const useSubmitJobApplication = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitJobApplication>>, TError,SubmitJobApplicationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitJobApplication>>,
        TError,
        SubmitJobApplicationMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitJobApplicationMutationOptions(options), queryClient);
    }
    /**
 * Takes one file as the multipart part `file` (the part name is proposed by this project) and answers the name under which the server keeps it. Accepted are `.doc` and PDF; another or unreadable type is a business error. The specification names no size limit. The site sends the file as soon as it is chosen and keeps only the latest answer for `submitJobApplication`; files that no application names can be deleted.
 * @summary Upload a CV
 */
export const uploadCv = (
    uploadCvRequest: BodyType<UploadCvRequest>,
    headers?: UploadCvHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`file`, uploadCvRequest.file instanceof Blob ? uploadCvRequest.file : new Blob([uploadCvRequest.file], { type: 'application/pdf, application/msword' }));

      return request<UploadCvSuccess | Failure>(
      {url: `/api/news/upload`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', ...headers},
       data: formData, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUploadCvMutationKey = () => ['uploadCv'] as const;

export const getUploadCvMutationOptions = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadCv>>, TError,UploadCvMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadCv>>, TError,UploadCvMutationVariables, TContext> => {

const mutationKey = getUploadCvMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadCv>>, UploadCvMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  uploadCv(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadCvMutationResult = NonNullable<Awaited<ReturnType<typeof uploadCv>>>
    export type UploadCvMutationBody = BodyType<UploadCvRequest>
    export type UploadCvMutationError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>
    export type UploadCvMutationVariables = {data: BodyType<UploadCvRequest>;headers?: UploadCvHeaders}

    /**
 * @summary Upload a CV
 */
export const useUploadCv = <TError = ErrorType<BadRequestResponse | NotFoundResponse | ServerErrorResponse | OtherErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadCv>>, TError,UploadCvMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadCv>>,
        TError,
        UploadCvMutationVariables,
        TContext
      > => {
      return useMutation(getUploadCvMutationOptions(options), queryClient);
    }

export type * from '../../../openapi/generated/model';
export type { OperationId, ReadId, WriteId } from '../../../openapi/generated/operations';
