import './useTwoWorkers';
// Tests of state that several workers must share; `npm run soak -- workers` runs all tests in this way.
import '../http/idempotency.test';
import '../http/precondition.test';
