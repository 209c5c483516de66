//! The browser and operating system of a client, coarsely: "Firefox", "Linux". Versions and models are not stored.

use axum::http::{HeaderMap, header};

/// How many bytes of a `User-Agent` are searched.
const LONGEST: usize = 512;

/// Texts that identify a browser, and its name; the first match counts, since most browsers also claim to be those further down.
const BROWSERS: [(&str, &str); 13] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Opera", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("YaBrowser/", "Yandex"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Version/", "Safari"),
    ("Safari/", "Safari"),
];

/// The same for operating systems.
const SYSTEMS: [(&str, &str); 9] = [
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("FreeBSD", "FreeBSD"),
    ("OpenBSD", "OpenBSD"),
    ("Linux", "Linux"),
];

/// A browser and its operating system, by name; `None` if unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Device {
    pub browser: Option<&'static str>,
    pub system: Option<&'static str>,
}

impl Device {
    /// The device that sent a request.
    pub fn of(headers: &HeaderMap) -> Self {
        let text = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        // The text is ASCII, so every index is a character boundary.
        let text = &text[..text.len().min(LONGEST)];
        let named =
            |list: &[(&str, &'static str)]| list.iter().find(|(mark, _)| text.contains(mark)).map(|(_, name)| *name);
        Self { browser: named(&BROWSERS), system: named(&SYSTEMS) }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn of(text: &str) -> (&'static str, &'static str) {
        let value = HeaderValue::from_bytes(text.as_bytes()).unwrap();
        let device = Device::of(&HeaderMap::from_iter([(header::USER_AGENT, value)]));
        (device.browser.unwrap_or_default(), device.system.unwrap_or_default())
    }

    #[test]
    fn common_browsers_are_recognised() {
        let webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
        for (text, device) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0".to_owned(), ("Firefox", "Linux")),
            (format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {webkit} Chrome/142.0.0.0 Safari/537.36"), ("Chrome", "Windows")),
            (
                format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) {webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0"),
                ("Edge", "Windows"),
            ),
            (format!("Mozilla/5.0 (Linux; Android 10; K) {webkit} Chrome/142.0.0.0 Mobile Safari/537.36"), ("Chrome", "Android")),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 \
                 Mobile/15E148 Safari/604.1"
                    .to_owned(),
                ("Safari", "iOS"),
            ),
            (format!("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {webkit} Version/26.0 Safari/605.1.15"), ("Safari", "macOS")),
            ("curl/8.14.1".to_owned(), ("", "")),
            (String::new(), ("", "")),
            ("ü".repeat(400), ("", "")),
            (format!("{}Firefox/1", "x".repeat(600)), ("", "")),
        ] {
            assert_eq!(of(&text), device, "{text}");
        }
    }
}
