/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address in front of the contract's paths; empty = same origin. */
  readonly VITE_API_BASE?: string;
}
