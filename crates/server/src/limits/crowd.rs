//! A limit on how many of something each address has at the same time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A limit on how many of something each address has at the same time.
pub(crate) struct Crowd {
    present: Arc<Present>,
    most: usize,
}

type Present = Mutex<HashMap<IpAddr, usize>>;

impl Crowd {
    /// `most` for each address; 0 for no limit.
    pub fn new(most: usize) -> Self {
        Self { present: Arc::default(), most }
    }

    /// A place for another one, until it is dropped; `None` if the address has too many.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<Place> {
        let Some(address) = address.filter(|_| self.most > 0) else { return Some(Place(None)) };
        let mut present = lock(&self.present);
        let count = present.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place(Some((Arc::clone(&self.present), address))))
    }
}

/// An occupied place.
pub(crate) struct Place(Option<(Arc<Present>, IpAddr)>);

impl Drop for Place {
    fn drop(&mut self) {
        let Some((present, address)) = &self.0 else { return };
        let mut present = lock(present);
        if let Some(count) = present.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                present.remove(address);
            }
        }
    }
}

fn lock(present: &Present) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
    present.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disconnected_watchers_are_forgotten() {
        let crowd = Crowd::new(2);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let places = [crowd.enter(address), crowd.enter(address)];
        assert!(places.iter().all(Option::is_some) && crowd.enter(address).is_none() && crowd.enter(None).is_some());
        drop(places);
        assert!(crowd.enter(address).is_some());
        assert!(lock(&crowd.present).is_empty());
    }
}
