import './useTwoWorkers';
// Tests of state that another worker would need; `npm run soak -- workers` runs all tests so.
import '../http/idempotency.test';
import '../http/precondition.test';
