export { NextTinyStepPage as podsNextTinyStep } from '../../steps/NextTinyStepPage';
