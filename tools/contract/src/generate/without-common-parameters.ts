import { resolve } from '../document.ts';

/**
 * Input transformer for orval: takes `language`, `token` and `t` out of the operations, because the client's interceptor adds them to
 * every request. They stay in the contract and are checked by the mock.
 */
export const ADDED_BY_CLIENT = new Set(['language', 'token', 't']);

// biome-ignore lint/suspicious/noExplicitAny: an OpenAPI document of unknown shape
type Any = any;

export default function withoutCommonParameters(document: Any): Any {
  const copy = structuredClone(document);
  for (const pathItem of Object.values<Any>(copy.paths)) {
    for (const holder of [pathItem, ...Object.values<Any>(pathItem)]) {
      if (Array.isArray(holder?.parameters)) {
        holder.parameters = holder.parameters.filter((parameter: Any) => !ADDED_BY_CLIENT.has(resolve<Any>(copy, parameter).name));
      }
    }
  }
  for (const [name, parameter] of Object.entries<Any>(copy.components?.parameters ?? {})) {
    if (ADDED_BY_CLIENT.has(parameter.name)) delete copy.components.parameters[name];
  }
  return copy;
}
