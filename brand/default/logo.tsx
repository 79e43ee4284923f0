export * from '../farol/logo.tsx';
