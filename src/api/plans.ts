export * from './generated/hooks/plans/plans.ts';
