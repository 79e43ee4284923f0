export * from '../farol/landmark.tsx';
