//! Rate limits by key: a burst, then one per interval.

use std::hash::{BuildHasher as _, Hash, RandomState};
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// The maximum number of keys of one limiter, about 4 MB of memory. Only an attack from very many networks fills one between two sweeps.
const MOST_KEYS: usize = 100_000;

/// Allows a burst for each key, and then one per interval.
///
/// A key is stored as a hash of eight bytes with a secret of this process, so its size does not matter. Keys that are no longer needed are dropped by
/// [`Limiter::sweep`].
pub(crate) struct Limiter<K> {
    quota: Quota,
    counts: RwLock<DefaultKeyedRateLimiter<u64>>,
    secret: RandomState,
    key: PhantomData<fn(&K)>,
}

impl<K: Hash> Limiter<K> {
    /// A burst of `burst`, then one per `every`.
    pub fn new(burst: u32, every: Duration) -> Self {
        let one = Quota::with_period(every).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let quota = one.allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN));
        Self { quota, counts: RwLock::new(RateLimiter::keyed(quota)), secret: RandomState::new(), key: PhantomData }
    }

    /// Counts one; the error is how long to wait.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        if self.len() >= MOST_KEYS {
            self.make_room();
        }
        let key = self.secret.hash_one(key);
        let counts = self.counts.read().unwrap_or_else(PoisonError::into_inner);
        counts.check_key(&key).map_err(|until| until.wait_time_from(DefaultClock::default().now()))
    }

    /// Drops the keys that have their full burst again, and releases their memory.
    pub fn sweep(&self) {
        let counts = self.counts.read().unwrap_or_else(PoisonError::into_inner);
        counts.retain_recent();
        counts.shrink_to_fit();
    }

    /// The number of stored keys.
    pub fn len(&self) -> usize {
        self.counts.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// When there is no room, rejecting unknown keys would lock everybody out. Dropping all counts helps an attacker little: to fill the limiter they
    /// had to use more keys, each with attempts of its own, than they regain.
    fn make_room(&self) {
        self.sweep();
        // Half must be free, or the next keys would trigger this again immediately.
        if self.len() > MOST_KEYS / 2 {
            *self.counts.write().unwrap_or_else(PoisonError::into_inner) = RateLimiter::keyed(self.quota);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_counted_separately() {
        let limiter = Limiter::new(3, Duration::from_secs(60));
        assert_eq!((0..10).filter(|_| limiter.check(&"one").is_ok()).count(), 3);
        assert!(limiter.check(&"other").is_ok());
        let wait = limiter.check(&"one").unwrap_err();
        assert!(wait > Duration::from_secs(50) && wait <= Duration::from_secs(60), "{wait:?}");
    }

    #[test]
    fn a_sweep_drops_only_expired_counts() {
        let (short, long) = (Limiter::new(1, Duration::from_millis(1)), Limiter::new(1, Duration::from_secs(600)));
        for key in 0..1000 {
            assert!(short.check(&key).is_ok() && long.check(&key).is_ok());
        }
        std::thread::sleep(Duration::from_millis(20));
        short.sweep();
        long.sweep();
        assert_eq!((short.len(), long.len()), (0, 1000));
        assert!(long.check(&7).is_err());
    }

    #[test]
    fn the_number_of_keys_is_bounded() {
        let limiter = Limiter::new(1, Duration::from_secs(600));
        for key in 0..MOST_KEYS + 10 {
            assert!(limiter.check(&key).is_ok());
            assert!(key % 1000 > 0 || limiter.len() <= MOST_KEYS);
        }
        assert!(limiter.len() <= 10);
    }
}
